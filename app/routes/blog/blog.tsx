import { Link } from 'react-router';
import { categorySlug } from '../../articles/categories.ts';
import type { ListedArticle } from '../../articles/listed-article.ts';
import { listedArticles } from '../../articles/listed-articles.server.ts';
import { CARD_PICTURE } from '../../pictures/image-url.ts';
import { inlineCover } from '../../pictures/inline-cover.server.ts';
import { inlineCoverContext } from '../../pictures/inline-cover.ts';
import { useSite } from '../../shell/use-site.ts';
import { siteContext } from '../../site-context.ts';
import styles from '../../styles/articles.css?url';
import { buttonClasses } from '../../ui/button.tsx';
import { PageFrame } from '../../ui/page-frame.tsx';
import type { Route } from './+types/blog';
import { ArticleCard } from './article-card.tsx';
import { readQuery } from './article-search.ts';
import { blogMeta, filteredListMeta } from './blog-meta.ts';
import { Categories } from './categories.tsx';
import { searchArticles } from './search-articles.server.ts';
import { SearchForm } from './search-form.tsx';

export const links: Route.LinksFunction = () => [{ rel: 'stylesheet', href: styles }];

/** The list of articles: all, one category, or search results. */
export async function loader({ url, context }: Route.LoaderArgs) {
  const all = await listedArticles();
  const categories = [...new Set(all.map(({ category }) => category))].sort();
  const query = readQuery(url.searchParams);
  const slug = url.searchParams.get('category');
  const category = categories.find((name) => categorySlug(name) === slug) ?? null;
  if (slug && !category) throw new Response(null, { status: 404, statusText: 'Not Found' });

  const found = query
    ? (await searchArticles(query)).map(({ slug, ...hits }) => ({
        article: bySlug(all, slug),
        hits,
      }))
    : all.map((article) => ({ article, hits: null }));
  const listed = category ? found.filter(({ article }) => article.category === category) : found;
  const { services, imageHost } = context.get(siteContext);
  if (listed[0]) {
    const { image: id, coverVersion: version } = listed[0].article;
    const cover = await inlineCover(services.covers, { id, version }, CARD_PICTURE, imageHost);
    context.set(inlineCoverContext, cover);
  }
  return { found: listed, categories, category, query };
}

function bySlug(articles: readonly ListedArticle[], wanted: string): ListedArticle {
  return articles.find(({ slug }) => slug === wanted)!;
}

export function meta({ loaderData, matches: [root] }: Route.MetaArgs) {
  if (!loaderData) return [];
  const { found, category, query } = loaderData;
  if (query) return filteredListMeta(root.loaderData, `Articles on “${query}”`);
  if (category) return filteredListMeta(root.loaderData, `${category} Articles`);
  return blogMeta(
    root.loaderData,
    found.map(({ article }) => article),
  );
}

export default function Blog({ loaderData }: Route.ComponentProps) {
  const { found, categories, category, query } = loaderData;
  const { siteName } = useSite();
  return (
    <>
      <header className="blog-head">
        <PageFrame className="pt-10 pb-6 text-center [--container-page:48rem] md:pt-12">
          <h1 className="text-4xl">{`The ${siteName} Blog`}</h1>
          <p className="mt-4 text-balance text-lg text-ivory-soft">
            What lasts longer than a day: the signs, the planets and the Moon, where their meanings
            come from, and what the sky really does.
          </p>
        </PageFrame>
      </header>
      <PageFrame className="[--container-page:48rem]">
        <SearchForm query={query} category={category} found={found.length} />
        <Categories categories={categories} shown={category} />
        {found.length > 0 && (
          <ul className={`article-cards ${query ? '' : 'article-cards-led'}`}>
            {found.map(({ article, hits }, index) => (
              <ArticleCard
                key={article.slug}
                article={article}
                hits={hits}
                place={index === 0 ? (query ? 'first' : 'lead') : 'later'}
              />
            ))}
          </ul>
        )}
        <HomeCall />
      </PageFrame>
    </>
  );
}

function HomeCall() {
  return (
    <section className="frame no-print mt-14 p-[min(1.5rem,5vw)] text-center sm:p-8">
      <h2>What Does Today Hold?</h2>
      <p className="mt-2 text-balance text-ivory-soft">
        Twelve readings, one for each sign, written from the sky of your own day.
      </p>
      <Link to="/" className={`${buttonClasses('gold')} mt-5`}>
        Read Your Daily Horoscope
      </Link>
    </section>
  );
}

import { Link } from 'react-router';
import { ARTICLES } from '#content/articles.ts';
import { useSite } from '../../shell/use-site.ts';
import { buttonLook } from '../../ui/button.tsx';
import { Divider } from '../../ui/divider.tsx';
import { PageFrame } from '../../ui/page-frame.tsx';
import type { Route } from './+types/blog';
import { ArticleCard } from './article-card.tsx';
import { blogMeta, searchMeta } from './blog-meta.ts';
import { findArticles, readQuery } from './find-articles.ts';
import { SearchForm } from './search-form.tsx';

export function loader({ url }: Route.LoaderArgs) {
  const query = readQuery(url.searchParams);
  return { articles: findArticles(ARTICLES, query), query };
}

export function meta({ loaderData, matches: [root] }: Route.MetaArgs) {
  if (!loaderData) return [];
  const { articles, query } = loaderData;
  return query ? searchMeta(root.loaderData, query) : blogMeta(root.loaderData, articles);
}

export default function Blog({ loaderData }: Route.ComponentProps) {
  const { articles, query } = loaderData;
  const { siteName } = useSite();
  return (
    <PageFrame className="pt-10 [--container-page:48rem] md:pt-14">
      <header className="text-center">
        <h1>{`The ${siteName} Blog`}</h1>
        <p className="mx-auto mt-4 max-w-(--container-measure) text-balance text-lg text-ivory-soft">
          What lasts longer than a day: the signs, the planets and the Moon, where their meanings
          come from, and what the sky really does.
        </p>
        <Divider className="mt-6" />
      </header>
      <SearchForm query={query} found={articles.length} />
      {articles.length > 0 && (
        <ul className="mt-6">
          {articles.map((article, index) => (
            <ArticleCard key={article.slug} article={article} first={index === 0} />
          ))}
        </ul>
      )}
      <HomeCall />
    </PageFrame>
  );
}

function HomeCall() {
  return (
    <section className="frame no-print mt-14 p-6 text-center sm:p-8">
      <h2>What Does Today Hold?</h2>
      <p className="mt-2 text-balance text-ivory-soft">
        Twelve readings, one for each sign, written from the sky of your own day.
      </p>
      <Link to="/" className={`${buttonLook('gold')} mt-5`}>
        Read Your Daily Horoscope
      </Link>
    </section>
  );
}

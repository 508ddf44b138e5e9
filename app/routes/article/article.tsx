import { Link, Outlet, useMatches } from 'react-router';
import type { Article } from '#content/article.ts';
import { civilDateAt } from '#domain/calendar/civil-date.ts';
import { asListed, wholeArticles } from '../../articles/listed-articles.server.ts';
import { siteContext } from '../../site-context.ts';
import styles from '../../styles/articles.css?url';
import moonStyles from '../../styles/moon.css?url';
import { buttonLook } from '../../ui/button.tsx';
import { PageFrame } from '../../ui/page-frame.tsx';
import type { Route } from './+types/article';
import { ArticleHeader } from './article-header.tsx';
import { articleMeta } from './article-meta.ts';
import { Contents, type Heading } from './contents.tsx';
import { NowBox } from './now-box.tsx';
import { ReadOn } from './read-on.tsx';
import { relatedArticles } from './related-articles.ts';

export const links: Route.LinksFunction = () =>
  [moonStyles, styles].map((href) => ({ rel: 'stylesheet', href }));

export async function loader({ url, context }: Route.LoaderArgs) {
  const { services, now } = context.get(siteContext);
  const articles = await wholeArticles();
  const place = articles.findIndex(({ slug }) => url.pathname === `/blog/${slug}`);
  const article = articles[place];
  if (!article) throw new Response(null, { status: 404, statusText: 'Not Found' });
  return {
    article,
    related: relatedArticles(article, articles).map(asListed),
    older: linkTo(articles[place + 1]),
    newer: linkTo(articles[place - 1]),
    sky: article.sky ? services.skyNow(article.sky, civilDateAt(now)) : null,
  };
}

function linkTo(article: Article | undefined) {
  return article ? { slug: article.slug, title: article.title } : null;
}

export function meta({ loaderData, matches: [root] }: Route.MetaArgs) {
  return loaderData ? articleMeta(root.loaderData, loaderData.article) : [];
}

/** The frame of every article; the nested route is its text. */
export default function ArticlePage({ loaderData }: Route.ComponentProps) {
  const { article, related, older, newer, sky } = loaderData;
  return (
    <PageFrame className="pt-4 [--container-page:73rem]">
      <Link to="/blog" className={`${buttonLook('quiet')} no-print`}>
        <span aria-hidden>← </span>Back to Blog
      </Link>
      <article className="article-sheet">
        <ArticleHeader article={article} />
        <InShort sentences={article.inShort} />
        <Contents headings={useHeadings()} />
        {sky && <NowBox sky={sky} />}
        <div className="prose article-text">
          <Outlet />
        </div>
      </article>
      <ReadOn related={related} older={older} newer={newer} />
    </PageFrame>
  );
}

/** A summary of the article in three sentences. */
function InShort({ sentences }: { sentences: readonly string[] }) {
  return (
    <section aria-labelledby="in-short" className="article-in-short">
      <h2 id="in-short" className="article-label">
        In short
      </h2>
      <ul>
        {sentences.map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
    </section>
  );
}

/** The compiled text exports its headings as the `handle` of its route; see mdx.config.ts. */
function useHeadings(): Heading[] {
  return (useMatches().at(-1)?.handle ?? []) as Heading[];
}

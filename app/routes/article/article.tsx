import { Link, Outlet, useMatches } from 'react-router';
import { ARTICLES } from '#content/articles.ts';
import { buttonLook } from '../../ui/button.tsx';
import { PageFrame } from '../../ui/page-frame.tsx';
import type { Route } from './+types/article';
import { ArticleHeader } from './article-header.tsx';
import { articleMeta } from './article-meta.ts';
import { Contents, type Heading } from './contents.tsx';
import { ReadOn } from './read-on.tsx';
import { relatedArticles } from './related-articles.ts';

export function loader({ url }: Route.LoaderArgs) {
  const article = ARTICLES.find(({ slug }) => url.pathname === `/blog/${slug}`);
  if (!article) throw new Response(null, { status: 404, statusText: 'Not Found' });
  return { article, related: relatedArticles(article, ARTICLES) };
}

export function meta({ loaderData, matches: [root] }: Route.MetaArgs) {
  return loaderData ? articleMeta(root.loaderData, loaderData.article) : [];
}

/** The frame of every article; its text is the route inside this one. */
export default function ArticlePage({ loaderData }: Route.ComponentProps) {
  const { article, related } = loaderData;
  return (
    <PageFrame className="pt-4 [--container-page:73rem]">
      <Link to="/blog" className={`${buttonLook('quiet')} no-print`}>
        <span aria-hidden>← </span>Back to Blog
      </Link>
      <article className="article-sheet">
        <ArticleHeader article={article} />
        <Contents headings={useHeadings()} />
        <div className="prose article-text">
          <Outlet />
        </div>
      </article>
      <ReadOn related={related} />
    </PageFrame>
  );
}

/** The compiled text tells its headings as the `handle` of its route; see mdx.config.ts. */
function useHeadings(): Heading[] {
  return (useMatches().at(-1)?.handle ?? []) as Heading[];
}

import type { ComponentType } from 'react';
import { Link } from 'react-router';
import { buttonClasses } from '../../ui/button.tsx';
import { PageFrame } from '../../ui/page-frame.tsx';
import type { Route } from './+types/article';
import { ArticleHeader } from './article-header.tsx';
import { Contents, type Heading } from './contents.tsx';
import { NowBox } from './now-box.tsx';
import { ReadOn } from './read-on.tsx';

export type ArticleData = Route.ComponentProps['loaderData'];

/** What the compiled text exports; see mdx.config.ts. */
export interface ArticleText {
  default: ComponentType;
  headings: readonly Heading[];
}

/** The frame of every article around its text. */
export function ArticlePage({
  text: { default: Text, headings },
  article,
  related,
  older,
  newer,
  skies,
}: ArticleData & { text: ArticleText }) {
  return (
    <PageFrame className="pt-4 [--container-page:73rem]">
      <Link to="/blog" className={`${buttonClasses('quiet')} no-print`}>
        <span aria-hidden>← </span>Back to Blog
      </Link>
      <article className="article-sheet">
        <ArticleHeader article={article} />
        <InShort sentences={article.inShort} />
        <Contents headings={headings} />
        {skies && <NowBox days={skies} />}
        <div className="prose article-text">
          <Text />
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

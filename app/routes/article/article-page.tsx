import { Link } from 'react-router';
import { Prose } from '../../shell/served-prose/prose.tsx';
import { buttonClasses } from '../../ui/button.tsx';
import { PageFrame } from '../../ui/page-frame.tsx';
import type { Route } from './+types/article';
import { ArticleHeader } from './article-header.tsx';
import { Contents } from './contents.tsx';
import { NowBox } from './now-box.tsx';
import { ReadOn } from './read-on.tsx';

/** The frame of every article around its text. */
export function ArticlePage({
  article,
  sections,
  text,
  related,
  older,
  newer,
  skies,
}: Route.ComponentProps['loaderData']) {
  return (
    <PageFrame className="pt-4 [--container-page:73rem]">
      <Link to="/blog" className={`${buttonClasses('quiet')} no-print`}>
        <span aria-hidden>← </span>Back to Blog
      </Link>
      <article className="article-sheet">
        <ArticleHeader article={article} />
        <InShort sentences={article.inShort} />
        <Contents sections={sections} />
        {skies && <NowBox days={skies} />}
        <Prose id="article-text" html={text} className="prose article-text" />
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

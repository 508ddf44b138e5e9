import { Link } from 'react-router';
import type { Article } from '#content/article.ts';
import { ArticleTeaser } from '../../articles/article-teaser.tsx';
import { buttonLook } from '../../ui/button.tsx';
import { Divider } from '../../ui/divider.tsx';

/** The end of an article: what to read next, and the ways to the readings and to the list. */
export function ReadOn({ related }: { related: Article[] }) {
  return (
    <aside className="article-end no-print" aria-label="Read on">
      <Divider />
      {related.length > 0 && (
        <>
          <h2 className="mt-8 text-xl">Related Articles</h2>
          <ul className="mt-4 grid gap-x-8 gap-y-6 sm:grid-cols-2">
            {related.map((article) => (
              <ArticleTeaser key={article.slug} article={article} />
            ))}
          </ul>
        </>
      )}
      <p className="mt-10 flex flex-wrap gap-3">
        <Link to="/" className={buttonLook('gold')}>
          Read Your Daily Horoscope
        </Link>
        <Link to="/blog" className={buttonLook()}>
          More Articles
        </Link>
      </p>
    </aside>
  );
}

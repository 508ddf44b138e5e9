import { Link } from 'react-router';
import { ArticleTeaser } from '../../articles/article-teaser.tsx';
import type { ListedArticle } from '../../articles/listed-article.ts';
import { buttonClasses } from '../../ui/button.tsx';
import { Divider } from '../../ui/divider.tsx';

interface ArticleName {
  slug: string;
  title: string;
}

interface ReadOnProps {
  related: readonly ListedArticle[];
  /** The articles before and after it by date. */
  older: ArticleName | null;
  newer: ArticleName | null;
}

/** The end of an article: what to read next, and links to the readings and the blog. */
export function ReadOn({ related, older, newer }: ReadOnProps) {
  return (
    <aside className="article-end no-print" aria-label="Read on">
      <Divider />
      {related.length > 0 && (
        <>
          <h2 className="mt-8 text-xl">Related Articles</h2>
          <ul className="mt-4 grid items-start gap-x-8 gap-y-6 sm:grid-cols-2">
            {related.map((article) => (
              <ArticleTeaser key={article.slug} article={article} />
            ))}
          </ul>
        </>
      )}
      <nav aria-label="Previous and next article" className="article-neighbors">
        {older && <Neighbor article={older} rel="prev" words="Previous" />}
        {newer && <Neighbor article={newer} rel="next" words="Next" />}
      </nav>
      <p className="mt-10 flex flex-wrap gap-3">
        <Link to="/" className={buttonClasses('gold')}>
          Read Your Daily Horoscope
        </Link>
        <Link to="/blog" className={buttonClasses()}>
          More Articles
        </Link>
      </p>
    </aside>
  );
}

interface NeighborProps {
  article: ArticleName;
  rel: 'prev' | 'next';
  words: string;
}

function Neighbor({ article: { slug, title }, rel, words }: NeighborProps) {
  return (
    <Link to={`/blog/${slug}`} rel={rel} data-rel={rel}>
      <span className="article-label block">{words}</span>
      {title}
    </Link>
  );
}

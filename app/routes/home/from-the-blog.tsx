import { Link } from 'react-router';
import { ArticleTeaser } from '../../articles/article-teaser.tsx';
import type { ListedArticle } from '../../articles/listed-article.ts';
import { buttonLook } from '../../ui/button.tsx';

/** A short link to the blog: most readers come for the signs below. */
export function BlogLink() {
  return (
    <section aria-label="The blog" className="text-center">
      <p className="mx-auto max-w-(--container-measure) text-balance text-lg text-ivory-soft italic">
        What lasts longer than a day is told in the guides of 2025, our first year: the planets, the
        Moon and the signs, and how to read them.
      </p>
      <Link to="/blog" className={`${buttonLook()} no-print mt-4`}>
        Read the Blog
      </Link>
    </section>
  );
}

/** The newest articles, at the end of the page. */
export function FromTheBlog({ articles }: { articles: readonly ListedArticle[] }) {
  return (
    <section aria-labelledby="from-the-blog" className="no-print mt-20">
      <h2 id="from-the-blog" className="text-center">
        From the Blog
      </h2>
      <ul className="mt-8 grid gap-x-8 gap-y-6 sm:grid-cols-3">
        {articles.map((article) => (
          <ArticleTeaser key={article.slug} article={article} />
        ))}
      </ul>
    </section>
  );
}

import { Link } from 'react-router';
import { civilDate, longDate } from '#domain/calendar/civil-date.ts';
import { categoryPath } from '../../articles/categories.ts';
import type { ListedArticle } from '../../articles/listed-article.ts';
import { CARD_PICTURE } from '../../pictures/image-url.ts';
import { Picture } from '../../pictures/picture.tsx';
import { marked } from './marked.ts';

interface ArticleCardProps {
  article: ListedArticle;
  /** The search match; null without a search. */
  hits: { terms: readonly string[]; passage: string | null } | null;
  /** The lead has the width of the page; the first one's picture should not load lazily. */
  place: 'lead' | 'first' | 'later';
}

/** An article in the list; the whole card links to it. */
export function ArticleCard({ article, hits, place }: ArticleCardProps) {
  const { slug, title, excerpt, date, readTime, category, image, coverVersion } = article;
  return (
    <li className="article-card keep-together">
      <Picture
        id={image}
        version={coverVersion}
        size={CARD_PICTURE}
        alt=""
        first={place !== 'later'}
        sizes={`(min-width: 48rem) ${place === 'lead' ? 42 : 22}rem, min(100vw, 400px)`}
        className="plate"
      />
      <div>
        <p className="article-label">
          <Link to={categoryPath(category)} className="article-card-category">
            {category}
          </Link>
        </p>
        <h2 className="mt-1 text-xl">
          <MarkedText text={title} terms={hits?.terms} />
        </h2>
        <p className="article-label mt-1.5 text-ivory-dim">
          <time dateTime={date}>{longDate(civilDate(date))}</time>
          {` · ${readTime}`}
        </p>
        <p className="mt-2 text-ivory-soft">
          <MarkedText text={excerpt} terms={hits?.terms} />
        </p>
        {hits?.passage && (
          <p className="article-card-passage">
            <MarkedText text={hits.passage} terms={hits.terms} />
          </p>
        )}
        <Link to={`/blog/${slug}`} className="article-card-link">
          Read More<span className="sr-only">{` about ${title}`}</span>
          <span aria-hidden> →</span>
        </Link>
      </div>
    </li>
  );
}

function MarkedText({ text, terms }: { text: string; terms: readonly string[] | undefined }) {
  if (!terms) return text;
  return marked(text, terms).map(({ words, hit }, index) =>
    // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of one text, in their order
    hit ? <mark key={index}>{words}</mark> : words,
  );
}

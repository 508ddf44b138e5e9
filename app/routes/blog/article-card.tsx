import { Link } from 'react-router';
import { civilDate, longDate } from '#domain/calendar/civil-date.ts';
import { categoryPath } from '../../articles/categories.ts';
import type { ListedArticle } from '../../articles/listed-article.ts';
import { CARD_PICTURE } from '../../pictures/image-url.ts';
import { Picture } from '../../pictures/picture.tsx';
import type { FoundArticle } from './article-search.ts';
import type { Marked } from './marked.ts';

interface ArticleCardProps {
  found: FoundArticle<ListedArticle>;
  first: boolean;
}

/** An article in the list; its link to the text answers on the whole card. */
export function ArticleCard({ found, first }: ArticleCardProps) {
  const { article, title, excerpt, passage } = found;
  const { slug, date, readTime, category, image, coverVersion } = article;
  return (
    <li className="article-card keep-together">
      <Picture
        id={image}
        version={coverVersion}
        size={CARD_PICTURE}
        alt=""
        first={first}
        sizes="(min-width: 48rem) 22rem, min(100vw, 400px)"
        className="plate"
      />
      <div>
        <p className="article-label">
          <Link to={categoryPath(category)} className="article-card-category">
            {category}
          </Link>
        </p>
        <h2 className="mt-1 text-xl">
          <MarkedText text={title} />
        </h2>
        <p className="article-label mt-1.5 text-ivory-dim">
          <time dateTime={date}>{longDate(civilDate(date))}</time>
          {` · ${readTime}`}
        </p>
        <p className="mt-2 text-ivory-soft">
          <MarkedText text={excerpt} />
        </p>
        {passage && (
          <p className="article-card-passage">
            <MarkedText text={passage} />
          </p>
        )}
        <Link to={`/blog/${slug}`} className="article-card-link">
          Read More<span className="sr-only">{` about ${article.title}`}</span>
          <span aria-hidden> →</span>
        </Link>
      </div>
    </li>
  );
}

function MarkedText({ text }: { text: Marked }) {
  return text.map(({ words, hit }, index) =>
    // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of one text, in their order
    hit ? <mark key={index}>{words}</mark> : words,
  );
}

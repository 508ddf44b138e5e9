import { Link } from 'react-router';
import type { Article } from '#content/article.ts';
import { civilDate, longDate } from '#domain/calendar/civil-date.ts';
import { CARD_PICTURE } from '../../pictures/image-url.ts';
import { Picture } from '../../pictures/picture.tsx';

/** An article in the list; its one link answers on the whole card. */
export function ArticleCard({ article, first }: { article: Article; first: boolean }) {
  const { slug, title, excerpt, date, readTime, category, image } = article;
  return (
    <li className="article-card keep-together">
      <Picture
        id={image}
        size={CARD_PICTURE}
        alt=""
        first={first}
        sizes="(min-width: 40rem) 17rem, min(100vw, 400px)"
        className="plate"
      />
      <div>
        <p className="article-label">{category}</p>
        <h2 className="mt-1 text-xl">{title}</h2>
        <p className="article-label mt-1.5 text-ivory-dim">
          <time dateTime={date}>{longDate(civilDate(date))}</time>
          {` · ${readTime}`}
        </p>
        <p className="mt-2 text-ivory-soft">{excerpt}</p>
        <Link to={`/blog/${slug}`} className="article-card-link">
          Read More<span className="sr-only">{` about ${title}`}</span>
          <span aria-hidden> →</span>
        </Link>
      </div>
    </li>
  );
}

import { civilDate, longDate } from '#domain/calendar/civil-date.ts';
import type { WholeArticle } from '../../articles/listed-article.ts';
import { ARTICLE_PICTURE } from '../../pictures/image-url.ts';
import { Picture } from '../../pictures/picture.tsx';

export function ArticleHeader({ article }: { article: WholeArticle }) {
  const { title, image, coverVersion, imageAlt, category, date, revised, readTime } = article;
  return (
    <header className="article-header">
      <Picture
        id={image}
        version={coverVersion}
        size={ARTICLE_PICTURE}
        alt={imageAlt}
        first
        className="plate"
      />
      <div>
        <p className="article-label">{category}</p>
        <h1 className="mt-2">{title}</h1>
        <p className="article-label mt-4 text-ivory-soft">
          <time dateTime={date}>{longDate(civilDate(date))}</time>
          {` · ${readTime}`}
          {revised && (
            <>
              {' · revised '}
              <time dateTime={revised}>{longDate(civilDate(revised))}</time>
            </>
          )}
        </p>
      </div>
    </header>
  );
}

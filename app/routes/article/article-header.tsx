import type { Article } from '#content/article.ts';
import { civilDate, longDate } from '#domain/calendar/civil-date.ts';
import { ARTICLE_PICTURE } from '../../pictures/image-url.ts';
import { Picture } from '../../pictures/picture.tsx';

export function ArticleHeader({ article }: { article: Article }) {
  const { title, image, imageAlt, category, date, readTime } = article;
  return (
    <header className="article-header">
      <Picture id={image} size={ARTICLE_PICTURE} alt={imageAlt} first className="plate" />
      <p className="article-label mt-6">{category}</p>
      <h1 className="mt-2">{title}</h1>
      <p className="article-label mt-4 text-ivory-soft">
        <time dateTime={date}>{longDate(civilDate(date))}</time>
        {` · ${readTime}`}
      </p>
    </header>
  );
}

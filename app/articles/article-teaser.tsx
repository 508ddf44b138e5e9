import { Link } from 'react-router';
import { CARD_PICTURE } from '../pictures/image-url.ts';
import { Picture } from '../pictures/picture.tsx';
import type { ListedArticle } from './listed-article.ts';

/** An article in a few words, for pages that lead to it; the whole teaser is clickable through its one link. */
export function ArticleTeaser({ article }: { article: ListedArticle }) {
  const { slug, title, category, readTime, image, coverVersion } = article;
  return (
    <li className="article-teaser">
      <Picture
        id={image}
        version={coverVersion}
        size={CARD_PICTURE}
        alt=""
        sizes="(min-width: 40rem) 22rem, 8rem"
        className="plate"
      />
      <div>
        <p className="article-label">{`${category} · ${readTime.replaceAll(' ', '\u00a0')}`}</p>
        <h3 className="mt-1 text-lg/snug">
          <Link to={`/blog/${slug}`} className="article-teaser-link">
            {title}
          </Link>
        </h3>
      </div>
    </li>
  );
}

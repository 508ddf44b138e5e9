import { Link } from 'react-router';
import type { Category } from '#content/article.ts';
import { categoryPath } from '../../articles/categories.ts';

interface CategoriesProps {
  categories: readonly Category[];
  shown: Category | null;
}

/** Links to the articles of each category, collapsed at first. */
export function Categories({ categories, shown }: CategoriesProps) {
  return (
    <details key={shown} className="categories no-print">
      <summary>Browse by category</summary>
      <ul>
        {categories.map((category) => (
          <li key={category}>
            <Link
              to={categoryPath(category)}
              preventScrollReset
              aria-current={category === shown ? 'true' : undefined}
            >
              {category}
            </Link>
          </li>
        ))}
      </ul>
    </details>
  );
}

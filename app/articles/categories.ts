import type { Category } from '#content/article.ts';

/** `Lunar Astrology` to `/blog?category=lunar-astrology`: the list of its articles. */
export function categoryPath(category: Category): string {
  return `/blog?category=${categorySlug(category)}`;
}

export function categorySlug(category: Category): string {
  return category.toLowerCase().replaceAll(' ', '-');
}

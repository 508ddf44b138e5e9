import { type Article, type ArticleAbout, newestFirst } from './article.ts';

const ABOUTS = import.meta.glob<ArticleAbout>('./articles/*/about.ts', {
  eager: true,
  import: 'default',
});

/** Every article, newest first: one per folder of `articles/`. */
export const ARTICLES: readonly Article[] = Object.entries(ABOUTS)
  .map(([file, about]) => ({ slug: file.split('/').at(-2)!, ...about }))
  .sort(newestFirst);

import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { type Article, type ArticleAbout, newestFirst } from '#content/article.ts';

const FOLDER = join(import.meta.dirname, '../../content/articles');

/** The articles, newest first, as content/articles.ts lists them under Vite. */
export const ARTICLES: readonly Article[] = await Promise.all(
  readdirSync(FOLDER).map(async (slug) => {
    const file = pathToFileURL(join(FOLDER, slug, 'about.ts')).href;
    const { default: about } = (await import(file)) as { default: ArticleAbout };
    return { slug, ...about };
  }),
).then((articles) => articles.sort(newestFirst));

import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { ArticleArt } from './article-art.ts';

const FOLDER = join(import.meta.dirname, 'articles');

/** The slugs of the articles that have art. */
export const SLUGS: readonly string[] = readdirSync(FOLDER).sort();

/** The art of an article. Throws if it has no folder. */
export async function artOf(slug: string): Promise<ArticleArt> {
  if (!SLUGS.includes(slug)) throw new Error(`There is no folder art/articles/${slug}.`);
  const file = pathToFileURL(join(FOLDER, slug, 'art.ts')).href;
  const { default: art } = (await import(/* @vite-ignore */ file)) as { default: ArticleArt };
  return art;
}

/** The generated text files of an article, by file name. */
export function textsOf({ facts, figures }: ArticleArt): Record<string, string> {
  const texts = Object.fromEntries(Object.entries(figures).map(([name, draw]) => [name, draw()]));
  return facts ? { ...texts, 'facts.json': `${JSON.stringify(facts(), null, 2)}\n` } : texts;
}

/** The folder an article's files are stored in. */
export function contentFolder(slug: string): string {
  return join(import.meta.dirname, '../content/articles', slug);
}

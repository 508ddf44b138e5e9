import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const ARTICLES = join(import.meta.dirname, '../../../../content/articles');

/** Writes files of text into an article's folder. */
export function keepWithArticle(slug: string, files: Readonly<Record<string, string>>): void {
  mkdirSync(join(ARTICLES, slug), { recursive: true });
  for (const [name, text] of Object.entries(files)) writeFileSync(join(ARTICLES, slug, name), text);
}

/** The text of a file in an article's folder. */
export function keptWithArticle(slug: string, name: string): string {
  return readFileSync(join(ARTICLES, slug, name), 'utf8');
}

/** Facts as the text of a JSON file. */
export function asJson(facts: unknown): string {
  return `${JSON.stringify(facts, null, 2)}\n`;
}

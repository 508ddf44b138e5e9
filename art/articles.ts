import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Layer } from './plate/plate.ts';

/** The art of an article: what the files in the folder of its slug export. */
interface ArticleArt {
  /** The astronomical values printed in its text, stored as `facts.json`; from `facts.ts`. */
  facts: () => unknown;
  /** The layers of its cover, back to front; from `cover.ts`. */
  cover: () => readonly Layer[];
  /** Its drawings as SVG text, by file name: `two-counts.svg` is the default export of `two-counts.svg.ts`. */
  figures: Readonly<Record<string, () => string>>;
}

const FOLDER = join(import.meta.dirname, 'articles');

/** The slugs of the articles that have art. */
export const SLUGS: readonly string[] = readdirSync(FOLDER).sort();

/** The art of an article. Throws if it has no folder. */
export async function artOf(slug: string): Promise<ArticleArt> {
  if (!SLUGS.includes(slug)) throw new Error(`There is no folder art/articles/${slug}.`);
  const folder = join(FOLDER, slug);
  const load = (file: string) => import(/* @vite-ignore */ pathToFileURL(join(folder, file)).href);
  const drawings = readdirSync(folder).filter((file) => file.endsWith('.svg.ts'));
  const figures = await Promise.all(
    drawings.map(async (file) => [file.slice(0, -'.ts'.length), (await load(file)).default]),
  );
  const [{ facts }, { cover }] = [await load('facts.ts'), await load('cover.ts')];
  return { facts, cover, figures: Object.fromEntries(figures) };
}

/** The generated text files of an article, by file name. */
export function textsOf({ facts, figures }: ArticleArt): Record<string, string> {
  const texts = Object.fromEntries(Object.entries(figures).map(([name, draw]) => [name, draw()]));
  return { ...texts, 'facts.json': `${JSON.stringify(facts(), null, 2)}\n` };
}

/** The folder an article's files are stored in. */
export function contentFolder(slug: string): string {
  return join(import.meta.dirname, '../content/articles', slug);
}

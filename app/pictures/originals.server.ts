import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { ARTICLES } from '#content/articles.ts';

/** The server runs in the project's folder. */
const FOLDER = 'content/articles';

/** The original of a picture, the cover of the article that names it, or null where there is none. */
export async function originalOf(id: string): Promise<Uint8Array | null> {
  const article = ARTICLES.find(({ image }) => image === id);
  if (!article) return null;
  for (const name of ['cover.webp', 'cover.png']) {
    const bytes = await readFile(path.join(FOLDER, article.slug, name)).catch(nullIfMissing);
    if (bytes) return bytes;
  }
  return null;
}

function nullIfMissing(error: NodeJS.ErrnoException): null {
  if (error.code === 'ENOENT') return null;
  throw error;
}

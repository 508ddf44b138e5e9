import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { ARTICLES } from '#content/articles.ts';

/** The server runs in the project's folder. */
const FOLDER = 'content/articles';

/** The original of a picture, the cover of the article with that id, or null. */
export async function originalOf(id: string): Promise<Uint8Array | null> {
  const article = ARTICLES.find(({ image }) => image === id);
  if (!article) return null;
  return readFile(path.join(FOLDER, article.slug, 'cover.webp')).catch(nullIfMissing);
}

/** Every original with its hash, for the images bucket. */
export async function bundledCovers() {
  const covers = [];
  for (const { image: id } of ARTICLES) {
    const bytes = await originalOf(id);
    if (bytes) covers.push({ id, bytes, hash: hashOf(bytes) });
  }
  return covers;
}

/**
 * The start of the hash of a picture's contents, or null if there is no such picture. Read once per process: a redrawn
 * cover needs a restart.
 */
export async function versionOf(id: string): Promise<string | null> {
  const cached = versions.get(id);
  if (cached) return cached;
  const original = await originalOf(id);
  if (!original) return null;
  const version = versionByHash(hashOf(original));
  versions.set(id, version);
  return version;
}

const versions = new Map<string, string>();

export function versionByHash(hash: string): string {
  return hash.slice(0, 10);
}

/** MD5, the hash that storages use for an object's contents: it identifies versions, and is not for security. */
function hashOf(bytes: Uint8Array): string {
  return createHash('md5').update(bytes).digest('hex');
}

function nullIfMissing(error: NodeJS.ErrnoException): null {
  if (error.code === 'ENOENT') return null;
  throw error;
}

import { createHash } from 'node:crypto';

/**
 * Removes the marks from the inline scripts of a page, and returns the page with their hashes, for a content-security
 * policy that is valid as long as the page is cached. Our own code marks its scripts with `nonce="mark"`, and nobody else
 * can know the mark: an injected script has no hash and does not run.
 */
export function hashMarkedScripts(
  html: string,
  mark: string,
): { html: string; scriptHashes: string[] } {
  const attribute = ` nonce="${mark}"`;
  const hashes = new Set<string>();
  for (const [, attributes = '', text = ''] of html.matchAll(/<script( [^>]*)>(.*?)<\/script>/gs)) {
    if (!attributes.includes(attribute) || attributes.includes(' src=')) continue;
    hashes.add(`'sha256-${createHash('sha256').update(text).digest('base64')}'`);
  }
  return { html: html.replaceAll(attribute, ''), scriptHashes: [...hashes] };
}

import { createHash } from 'node:crypto';

/**
 * Our own inline scripts carry a secret nonce, the `mark`. Removes it, and returns the page with the hashes of those
 * scripts, for a content-security policy that is valid as long as the page is cached. An injected script can't know the
 * mark, so it gets no hash and does not run.
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

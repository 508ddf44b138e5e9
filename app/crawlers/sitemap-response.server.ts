import type { Transform } from 'node:stream';
import { streamToPromise } from 'sitemap';
import { textResponse } from '../feeds/feed-response.server.ts';

export async function sitemapResponse(
  stream: Transform,
  entries: readonly object[],
): Promise<Response> {
  return textResponse(await sitemapText(stream, entries), SITEMAP);
}

export const SITEMAP = 'application/xml';

/** A sitemap out of its entries, by the stream that writes its kind. */
export async function sitemapText(stream: Transform, entries: readonly object[]): Promise<string> {
  const written = streamToPromise(stream);
  for (const entry of entries) stream.write(entry);
  stream.end();
  return (await written).toString();
}

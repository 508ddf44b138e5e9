import type { Transform } from 'node:stream';
import { streamToPromise } from 'sitemap';
import { textResponse } from '../feeds/feed-response.server.ts';

/** A sitemap of `entries`, written by `stream`, which depends on their kind. */
export async function sitemapResponse(
  stream: Transform,
  entries: readonly object[],
): Promise<Response> {
  const written = streamToPromise(stream);
  for (const entry of entries) stream.write(entry);
  stream.end();
  return textResponse((await written).toString(), 'application/xml');
}

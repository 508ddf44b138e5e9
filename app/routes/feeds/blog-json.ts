import { wholeArticles } from '../../articles/listed-articles.server.ts';
import { buildBlogFeed } from '../../feeds/blog-feed.server.ts';
import { cachedText } from '../../feeds/cached-text.server.ts';
import { JSON_FEED, textResponse } from '../../feeds/feed-response.server.ts';
import { siteContext } from '../../site-context.ts';
import type { Route } from './+types/blog-json';

/** `/blog/feed.json` */
export async function loader({ context }: Route.LoaderArgs) {
  const site = context.get(siteContext);
  const text = await cachedText(`${site.origin} blog json`, async () =>
    (await buildBlogFeed(site, await wholeArticles())).json1(),
  );
  return textResponse(text, JSON_FEED);
}

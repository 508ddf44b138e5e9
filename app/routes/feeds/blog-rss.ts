import { wholeArticles } from '../../articles/listed-articles.server.ts';
import { buildBlogFeed } from '../../feeds/blog-feed.server.ts';
import { cachedText } from '../../feeds/cached-text.server.ts';
import { RSS, rssText, textResponse } from '../../feeds/feed-response.server.ts';
import { siteContext } from '../../site-context.ts';
import type { Route } from './+types/blog-rss';

/** `/blog/feed.xml` */
export async function loader({ context }: Route.LoaderArgs) {
  const site = context.get(siteContext);
  const text = await cachedText(`${site.origin} blog rss`, async () =>
    rssText(await buildBlogFeed(site, await wholeArticles())),
  );
  return textResponse(text, RSS);
}

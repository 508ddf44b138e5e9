import { wholeArticles } from '../../articles/listed-articles.server.ts';
import { buildBlogFeed } from '../../feeds/blog-feed.server.ts';
import { jsonFeedResponse } from '../../feeds/feed-response.server.ts';
import { siteContext } from '../../site-context.ts';
import type { Route } from './+types/blog-json';

/** `/blog/feed.json` */
export async function loader({ context }: Route.LoaderArgs) {
  return jsonFeedResponse(buildBlogFeed(context.get(siteContext), await wholeArticles()));
}

import { wholeArticles } from '../../articles/listed-articles.server.ts';
import { buildBlogFeed } from '../../feeds/blog-feed.server.ts';
import { rssResponse } from '../../feeds/feed-response.server.ts';
import { siteContext } from '../../site-context.ts';
import type { Route } from './+types/blog-rss';

/** `/blog/feed.xml` */
export async function loader({ context }: Route.LoaderArgs) {
  return rssResponse(buildBlogFeed(context.get(siteContext), await wholeArticles()));
}

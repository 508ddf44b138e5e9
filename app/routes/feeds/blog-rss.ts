import { listedArticles } from '../../articles/listed-articles.server.ts';
import { blogFeed } from '../../feeds/blog-feed.server.ts';
import { rssResponse } from '../../feeds/feed-response.server.ts';
import { siteContext } from '../../site-context.ts';
import type { Route } from './+types/blog-rss';

/** `/blog/feed.xml` */
export async function loader({ context }: Route.LoaderArgs) {
  return rssResponse(blogFeed(context.get(siteContext), await listedArticles()));
}

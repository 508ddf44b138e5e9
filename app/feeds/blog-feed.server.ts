import type { Feed } from 'feed';
import { articleHtml } from '../articles/article-texts.server.tsx';
import type { WholeArticle } from '../articles/listed-article.ts';
import { absolute, type SiteFacts } from '../meta/site-facts.ts';
import { imageUrl, SOCIAL_PICTURE } from '../pictures/image-url.ts';
import { feedFor } from './feed.server.ts';
import { BLOG_JSON, BLOG_RSS } from './feed-paths.ts';

/** A feed lists recent articles: feed readers keep what they have fetched. */
const MAX_ITEMS = 20;

/** The newest articles, each with its whole text. */
export async function buildBlogFeed(
  site: SiteFacts,
  articles: readonly WholeArticle[],
): Promise<Feed> {
  const feed = feedFor(site, {
    title: `The ${site.siteName} Blog`,
    description:
      'What lasts longer than a day: the signs, the planets and the Moon, where their meanings come from, and what the sky really does.',
    path: '/blog',
    rss: BLOG_RSS,
    json: BLOG_JSON,
    updated: latest(articles.map(({ date, revised }) => revised ?? date)),
  });
  for (const article of articles.slice(0, MAX_ITEMS)) {
    const link = `${site.origin}/blog/${article.slug}`;
    const picture = imageUrl(
      { id: article.image, version: article.coverVersion },
      SOCIAL_PICTURE,
      site.imageHost,
    );
    feed.addItem({
      title: article.title,
      id: link,
      link,
      published: new Date(article.date),
      date: new Date(article.revised ?? article.date),
      description: article.excerpt,
      content: await articleHtml(article.slug, site.origin),
      category: [{ name: article.category }],
      image: { url: absolute(site, picture), type: 'image/jpeg', length: 0 },
    });
  }
  return feed;
}

function latest(dates: readonly string[]): Date {
  return new Date(dates.toSorted().at(-1) ?? 0);
}

import type { MetaDescriptor } from 'react-router';
import type { WholeArticle } from '../../articles/listed-article.ts';
import { blogFeedLinks } from '../../feeds/feed-paths.ts';
import { articleNode } from '../../meta/json-ld.ts';
import { pageMeta } from '../../meta/page-meta.ts';
import type { SiteFacts } from '../../meta/site-facts.ts';
import { imageUrl, SOCIAL_PICTURE } from '../../pictures/image-url.ts';

/** The metadata of an article. */
export function articleMeta(site: SiteFacts, article: WholeArticle): MetaDescriptor[] {
  const { slug, title, description, keywords, date, revised, category, image, imageAlt } = article;
  const path = `/blog/${slug}`;
  const address = imageUrl(
    { id: image, version: article.coverVersion },
    SOCIAL_PICTURE,
    site.imageHost,
  );
  return pageMeta(site, {
    title,
    description,
    keywords,
    steps: [
      { name: 'Blog', path: '/blog' },
      { name: title, path },
    ],
    feeds: blogFeedLinks(site.siteName),
    article: { published: date, modified: revised, section: category },
    image: { address, alt: imageAlt },
    things: [
      {
        ...articleNode(site, {
          path,
          headline: title,
          description,
          section: category,
          published: date,
          modified: revised,
          picture: address,
        }),
        keywords: [...keywords],
      },
    ],
  });
}

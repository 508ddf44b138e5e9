import type { MetaDescriptor } from 'react-router';
import type { Graph, Thing } from 'schema-dts';
import type { FeedLink } from '../feeds/feed-paths.ts';
import { SOCIAL_PICTURE } from '../pictures/image-url.ts';
import { HOME_PICTURE_PATH } from '../pictures/share-path.ts';
import { cutAtWord, MAX_DESCRIPTION_LENGTH, MAX_TITLE_LENGTH } from './cut-at-word.ts';
import { breadcrumbs, organization, type Step } from './json-ld.ts';
import { absolute, type SiteFacts } from './site-facts.ts';

export interface PageFacts {
  /** Without the site's name. */
  title: string;
  description: string;
  keywords: readonly string[];
  /** Its breadcrumbs from the home page, which has none; the last is the page itself, at its canonical path. */
  steps: readonly Step[];
  /** When it was published and, if its text really changed, when that was; in ISO 8601. */
  article?: { published: string; modified?: string; section: string };
  /** In the size of social pictures; the site's own if a page has none. */
  image?: { address: string; alt: string };
  /** The feeds that a reader of this page may want. */
  feeds?: readonly FeedLink[];
  /** What it is in schema.org's terms, for search engines; every page also names its publisher and breadcrumbs. */
  things: readonly Thing[];
}

/** The tags of a page that search engines may list and readers may share. */
export function pageMeta(site: SiteFacts, page: PageFacts): MetaDescriptor[] {
  const title = cutAtWord(page.title, MAX_TITLE_LENGTH);
  const description = cutAtWord(page.description, MAX_DESCRIPTION_LENGTH);
  const { steps } = page;
  const url = site.origin + (steps.at(-1)?.path ?? '/');
  const { address, alt } = page.image ?? {
    address: HOME_PICTURE_PATH,
    alt: `The Moon of the day, the twelve signs of the zodiac and the name ${site.siteName}.`,
  };
  const image = absolute(site, address);
  const trail = steps.length > 0 ? [breadcrumbs(site, steps)] : [];
  const graph: Graph = {
    '@context': 'https://schema.org',
    '@graph': [...page.things, organization(site), ...trail],
  };
  return [
    { title: `${title} | ${site.siteName}` },
    { name: 'description', content: description },
    { name: 'keywords', content: page.keywords.join(', ') },
    { name: 'robots', content: 'index, follow' },
    { tagName: 'link', rel: 'canonical', href: url },
    ...(page.feeds ?? []).map(({ title: name, path, type }) => ({
      tagName: 'link' as const,
      rel: 'alternate',
      type,
      title: name,
      href: path,
    })),
    ...properties({
      'og:site_name': site.siteName,
      'og:locale': 'en_US',
      'og:type': page.article ? 'article' : 'website',
      'og:url': url,
      'og:title': title,
      'og:description': description,
      'og:image': image,
      'og:image:width': String(SOCIAL_PICTURE.width),
      'og:image:height': String(SOCIAL_PICTURE.height),
      'og:image:alt': alt,
      'article:published_time': page.article?.published,
      'article:modified_time': page.article?.modified,
      'article:section': page.article?.section,
    }),
    { name: 'twitter:card', content: 'summary_large_image' },
    { name: 'twitter:title', content: title },
    { name: 'twitter:description', content: description },
    { name: 'twitter:image', content: image },
    { name: 'twitter:image:alt', content: alt },
    { 'script:ld+json': graph },
  ];
}

function properties(contents: Record<string, string | undefined>): MetaDescriptor[] {
  return Object.entries(contents).flatMap(([property, content]) =>
    content === undefined ? [] : [{ property, content }],
  );
}

import type {
  Article,
  BreadcrumbList,
  ImageObject,
  Organization,
  Thing,
  WebPage,
} from 'schema-dts';
import { SOCIAL_PICTURE } from '../pictures/image-url.ts';
import { absolute, type SiteFacts } from './site-facts.ts';

/** The tradition that the whole site is about. */
export const ASTROLOGY: Thing = {
  '@type': 'Thing',
  name: 'Astrology',
  sameAs: 'https://en.wikipedia.org/wiki/Astrology',
};

/** Who writes and publishes here. */
export function organization(site: SiteFacts): Organization {
  return {
    '@type': 'Organization',
    ...publisher(site),
    name: site.siteName,
    url: `${site.origin}/`,
    logo: `${site.origin}/favicon.svg`,
  };
}

/** The organization as other nodes refer to it. */
export function publisher({ origin }: SiteFacts): { '@id': string } {
  return { '@id': `${origin}/#organization` };
}

/** A text, with its own metadata and what every text of the site has in common. */
export function articleNode(site: SiteFacts, text: ArticleFacts): Article {
  const url = site.origin + text.path;
  return {
    '@type': 'Article',
    '@id': `${url}#article`,
    headline: text.headline,
    description: text.description,
    articleSection: text.section,
    inLanguage: 'en-US',
    isAccessibleForFree: true,
    datePublished: text.published,
    ...(text.modified && { dateModified: text.modified }),
    image: socialImage(absolute(site, text.picture)),
    author: publisher(site),
    publisher: publisher(site),
    mainEntityOfPage: url,
  };
}

export interface ArticleFacts {
  /** The canonical path. */
  path: string;
  headline: string;
  description: string;
  section: string;
  /** When it was published and, if its text really changed, when that was; in ISO 8601. */
  published: string;
  modified?: string;
  /** The address of its picture, in the size of social pictures. */
  picture: string;
}

/** A page that isn't an article: a list, a tool, a comparison. */
export function webPage(
  site: SiteFacts,
  { path, name, description }: Step & { description: string },
): WebPage {
  const url = site.origin + path;
  return {
    '@type': 'WebPage',
    '@id': `${url}#page`,
    url,
    name,
    description,
    inLanguage: 'en-US',
    isAccessibleForFree: true,
    about: ASTROLOGY,
    publisher: publisher(site),
  };
}

/** A picture in the size of social pictures. */
function socialImage(url: string): ImageObject {
  const { width, height } = SOCIAL_PICTURE;
  return { '@type': 'ImageObject', url, width: `${width} px`, height: `${height} px` };
}

/** A breadcrumb. */
export interface Step {
  name: string;
  path: string;
}

/** The breadcrumbs from the home page to a page. */
export function breadcrumbs(
  { origin, siteName }: SiteFacts,
  steps: readonly Step[],
): BreadcrumbList {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: [{ name: siteName, path: '/' }, ...steps].map(({ name, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: origin + path,
    })),
  };
}

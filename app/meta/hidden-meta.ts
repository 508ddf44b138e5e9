import type { MetaDescriptor } from 'react-router';
import { cutAtWord, MAX_TITLE_LENGTH } from './cut-at-word.ts';

/** The tags of a page that search engines should not list: an error, search results, the operator's pages. */
export function hiddenMeta(
  site: { siteName: string } | undefined,
  { title, description }: { title: string; description: string },
): MetaDescriptor[] {
  const name = cutAtWord(title, MAX_TITLE_LENGTH);
  return [
    { title: site ? `${name} | ${site.siteName}` : name },
    { name: 'description', content: description },
    { name: 'robots', content: 'noindex' },
  ];
}

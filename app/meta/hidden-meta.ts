import type { MetaDescriptor } from 'react-router';
import { cutAtWord, LONGEST_TITLE } from './cut-at-word.ts';

/** The tags of a page that is not to be found by searching: an error, a list of results, a back room. */
export function hiddenMeta(
  site: { siteName: string } | undefined,
  { title, description }: { title: string; description: string },
): MetaDescriptor[] {
  const name = cutAtWord(title, LONGEST_TITLE);
  return [
    { title: site ? `${name} | ${site.siteName}` : name },
    { name: 'description', content: description },
    { name: 'robots', content: 'noindex' },
  ];
}

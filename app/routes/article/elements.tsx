import type { MDXComponents } from 'mdx/types';
import { ArticleTable } from './article-table.tsx';
import { Figure } from './figure.tsx';
import { Heading2, Heading3 } from './headings.tsx';
import { ReadingLink } from './reading-link.tsx';
import { SignLinks } from './sign-links.tsx';

const ELEMENTS: MDXComponents = {
  table: ArticleTable,
  h2: Heading2,
  h3: Heading3,
  Figure,
  ReadingLink,
  SignLinks,
};

/** The elements of an article's text; the compiled text imports them by this name. */
export function useMDXComponents(): MDXComponents {
  return ELEMENTS;
}

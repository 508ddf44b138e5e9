import type { MDXComponents } from 'mdx/types';
import type { ComponentProps, ComponentType, ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { signPath } from '#domain/zodiac/sign-paths.ts';
import { SIGNS, type Sign, signName } from '#domain/zodiac/signs.ts';

/** What a compiled text exports; see mdx.config.ts. */
interface ArticleText {
  default: ComponentType<{ components?: MDXComponents }>;
  headings: readonly { value: string; id?: string }[];
}

export interface ArticleSection {
  id: string;
  title: string;
}

const TEXTS = import.meta.glob<ArticleText>('../../content/articles/*/article.mdx');

/** The heading that footnotes get automatically, visible only to screen readers. */
const FOOTNOTES = 'footnote-label';

/** The text of an article as our own pages show it, with the sections that its headings make up. */
export async function articleText(slug: string) {
  const { default: Text, headings } = await loadText(slug);
  const sections: ArticleSection[] = headings.flatMap(({ id, value: title }) =>
    id && id !== FOOTNOTES ? [{ id, title }] : [],
  );
  return { Text, sections };
}

/**
 * The text of an article as HTML for readers elsewhere: links are absolute, and figures are left out, since a drawing
 * takes its colors and fonts from our pages.
 */
export async function articleHtml(slug: string, origin: string): Promise<string> {
  const { default: Text } = await loadText(slug);
  return renderToStaticMarkup(<Text components={elementsFor(slug, origin)} />);
}

/** The words of an article without its markup, a line for each block. */
export async function articleWords(slug: string): Promise<string> {
  return wordsOf(await articleHtml(slug, ''));
}

/** Throws where there is no such article. */
function loadText(slug: string): Promise<ArticleText> {
  const load = TEXTS[`../../content/articles/${slug}/article.mdx`];
  if (!load) throw new Error(`There is no article ${slug}.`);
  return load();
}

function elementsFor(slug: string, origin: string): MDXComponents {
  const absolute = (href: string) => {
    if (href.startsWith('/')) return origin + href;
    return href.startsWith('#') ? `${origin}/blog/${slug}${href}` : href;
  };
  return {
    a: ({ href = '', ...rest }: ComponentProps<'a'>) => <a {...rest} href={absolute(href)} />,
    table: 'table',
    h2: 'h2',
    h3: 'h3',
    Figure: () => null,
    ReadingLink: ({ sign, children }: { sign: Sign; children: ReactNode }) => (
      <a href={absolute(signPath(sign))}>{children}</a>
    ),
    SignLinks: () => (
      <ul>
        {SIGNS.map((sign) => (
          <li key={sign}>
            <a href={absolute(signPath(sign))}>{signName(sign)}</a>
          </li>
        ))}
      </ul>
    ),
  };
}

const ENTITIES: Record<string, string> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#x27;': "'",
};

function wordsOf(html: string): string {
  return html
    .replace(/<\/(p|li|h2|h3|td|th|blockquote)>/g, '\n')
    .replace(/<[^>]+>/g, '')
    .replace(/&(amp|lt|gt|quot|#x27);/g, (entity) => ENTITIES[entity]!)
    .replace(/\n\s*\n+/g, '\n')
    .trim();
}

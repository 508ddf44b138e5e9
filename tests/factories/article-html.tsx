import type { ComponentType } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import type { Article } from '#content/article.ts';

const TEXTS = import.meta.glob<{ default: ComponentType }>('../../content/articles/*/article.mdx', {
  eager: true,
});

/** The folders with a text, in order. */
export function writtenSlugs(): string[] {
  return Object.keys(TEXTS)
    .map((file) => file.split('/').at(-2)!)
    .sort();
}

/** An article's text as its page holds it. */
export function htmlOf({ slug }: Pick<Article, 'slug'>): string {
  const Text = TEXTS[`../../content/articles/${slug}/article.mdx`]!.default;
  return renderToStaticMarkup(
    <MemoryRouter>
      <Text />
    </MemoryRouter>,
  );
}

/** What a reader reads: a line for each block, without drawings and lists of links. */
export function textOf(html: string): string {
  return decode(
    html
      .replace(/<(svg|nav)\b.*?<\/\1>/gs, '')
      .replace(/<\/(p|li|h2|h3|td|th|figcaption|blockquote)>/g, '\n')
      .replace(/<[^>]+>/g, ''),
  ).trim();
}

/** The words that stand for drawings. */
export function labelsOf(html: string): string[] {
  return [...html.matchAll(/role="img" aria-label="([^"]+)"/g)].map(([, label]) => decode(label!));
}

function decode(text: string): string {
  return text
    .replaceAll('&#x27;', "'")
    .replaceAll('&quot;', '"')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&');
}

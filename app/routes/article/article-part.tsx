import { addLateParts, latePart } from '../../shell/late-scripts/late-part.tsx';
import type { ArticleData, ArticleText } from './article-page.tsx';

const TEXTS = import.meta.glob<ArticleText>('../../../content/articles/*/article.mdx');
const parts = new Map<string, ReturnType<typeof makePart>>();

/** The page of an article with its text, which is a file of its own. */
export function articlePart(slug: string) {
  const part = parts.get(slug) ?? makePart(slug);
  parts.set(slug, part);
  return part;
}

addLateParts((path) => {
  const slug = /^\/blog\/([^/]+)$/.exec(path)?.[1];
  return slug && textOf(slug) ? articlePart(slug).load() : undefined;
});

function makePart(slug: string) {
  return latePart(async () => {
    const [{ ArticlePage }, text] = await Promise.all([
      import('./article-page.tsx'),
      textOf(slug)!(),
    ]);
    return (data: ArticleData) => <ArticlePage {...data} text={text} />;
  });
}

function textOf(slug: string) {
  return TEXTS[`../../../content/articles/${slug}/article.mdx`];
}

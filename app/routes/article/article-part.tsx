import { latePart } from '../../shell/late-scripts/late-part.tsx';
import type { ArticleData, ArticleText } from './article-page.tsx';

const TEXTS = import.meta.glob<ArticleText>('../../../content/articles/*/article.mdx');

/** The page of each article by its path, with its text, which is a file of its own. */
export const ARTICLE_PARTS = new Map(
  Object.entries(TEXTS).map(([file, importText]) => {
    const path = `/blog/${file.split('/').at(-2)}`;
    const part = latePart(
      (other) => other === path,
      async () => {
        const [{ ArticlePage }, text] = await Promise.all([
          import('./article-page.tsx'),
          importText(),
        ]);
        return (data: ArticleData) => <ArticlePage {...data} text={text} />;
      },
    );
    return [path, part];
  }),
);

import { latePart } from '../../shell/late-scripts/late-part.tsx';

/** The page of every article. */
export const ArticlePart = latePart(
  (path) => path.startsWith('/blog/'),
  async () => (await import('./article-page.tsx')).ArticlePage,
);

import type { ArticleArt } from '../../article-art.ts';
import { cover } from './cover.ts';
import { facts } from './facts.ts';
import { saturnPath } from './saturn-path.ts';

export default {
  facts,
  figures: { 'saturn-path.svg': saturnPath },
  cover,
} satisfies ArticleArt;

import type { ArticleArt } from '../../article-art.ts';
import { cover } from './cover.ts';
import { facts } from './facts.ts';
import { twoCounts } from './two-counts.ts';

export default {
  facts,
  figures: { 'two-counts.svg': twoCounts },
  cover,
} satisfies ArticleArt;

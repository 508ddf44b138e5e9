import type { ArticleArt } from '../../article-art.ts';
import { cover } from './cover.ts';
import { facts } from './facts.ts';
import { venusRose } from './venus-rose.ts';

export default {
  facts,
  figures: { 'venus-rose.svg': venusRose },
  cover,
} satisfies ArticleArt;

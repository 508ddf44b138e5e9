import type { ArticleArt } from '../../article-art.ts';
import { cover } from './cover.ts';
import { facts } from './facts.ts';
import { threeDepths } from './three-depths.ts';

export default {
  facts,
  figures: { 'three-depths.svg': threeDepths },
  cover,
} satisfies ArticleArt;

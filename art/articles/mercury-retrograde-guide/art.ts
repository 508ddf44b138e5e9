import type { ArticleArt } from '../../article-art.ts';
import { cover } from './cover.ts';
import { facts } from './facts.ts';
import { mercuryLoops } from './mercury-loops.ts';

export default {
  facts,
  figures: { 'mercury-loops-2025.svg': mercuryLoops },
  cover,
} satisfies ArticleArt;

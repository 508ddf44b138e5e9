import type { ArticleArt } from '../../article-art.ts';
import { cover } from './cover.ts';
import { facts } from './facts.ts';
import { fullMoonWheel } from './full-moon-wheel.ts';

export default {
  facts,
  figures: { 'full-moon-wheel-2025.svg': fullMoonWheel },
  cover,
} satisfies ArticleArt;

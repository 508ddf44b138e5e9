import type { ArticleArt } from '../../article-art.ts';
import { colorWheel } from './color-wheel.ts';
import { cover } from './cover.ts';
import { facts } from './facts.ts';

export default {
  facts,
  figures: { 'color-wheel-2025.svg': colorWheel },
  cover,
} satisfies ArticleArt;

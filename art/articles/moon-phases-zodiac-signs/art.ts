import type { ArticleArt } from '../../article-art.ts';
import { cover } from './cover.ts';
import { facts } from './facts.ts';
import { oneLunation } from './one-lunation.ts';

export default {
  facts,
  figures: { 'one-lunation-2025.svg': oneLunation },
  cover,
} satisfies ArticleArt;

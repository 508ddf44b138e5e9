import type { ArticleArt } from '../../article-art.ts';
import { cover } from './cover.ts';
import { facts } from './facts.ts';
import { oneSignAndTheOthers } from './one-sign-and-the-others.ts';

export default {
  facts,
  figures: { 'one-sign-and-the-others.svg': oneSignAndTheOthers },
  cover,
} satisfies ArticleArt;

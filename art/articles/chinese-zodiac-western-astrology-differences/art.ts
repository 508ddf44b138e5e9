import type { ArticleArt } from '../../article-art.ts';
import { cover } from './cover.ts';
import { facts } from './facts.ts';
import { sixtySquares } from './sixty-squares.ts';

export default {
  facts,
  figures: { 'sixty-of-a-hundred-twenty.svg': sixtySquares },
  cover,
} satisfies ArticleArt;

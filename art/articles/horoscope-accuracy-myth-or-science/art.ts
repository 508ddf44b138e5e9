import type { ArticleArt } from '../../article-art.ts';
import { cover } from './cover.ts';
import { facts } from './facts.ts';
import { signsAndStars } from './signs-and-stars.ts';

export default {
  facts,
  figures: { 'signs-and-stars.svg': signsAndStars },
  cover,
} satisfies ArticleArt;

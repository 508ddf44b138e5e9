import type { ArticleArt } from '../../article-art.ts';
import { cover } from './cover.ts';
import { dayDial } from './day-dial.ts';
import { facts } from './facts.ts';

export default {
  facts,
  figures: { 'day-dial.svg': dayDial },
  cover,
} satisfies ArticleArt;

import type { ArticleArt } from '../../article-art.ts';
import { cover } from './cover.ts';
import { facts } from './facts.ts';
import { risingDial } from './rising-dial.ts';

export default {
  facts,
  figures: { 'rising-day.svg': risingDial },
  cover,
} satisfies ArticleArt;

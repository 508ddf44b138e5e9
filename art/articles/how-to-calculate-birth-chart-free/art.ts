import type { ArticleArt } from '../../article-art.ts';
import { cover } from './cover.ts';
import { facts } from './facts.ts';
import { norasChart } from './noras-chart.ts';

export default {
  facts,
  figures: { 'noras-chart.svg': norasChart },
  cover,
} satisfies ArticleArt;

import type { ArticleArt } from '../../article-art.ts';
import { cover } from './cover.ts';
import { facts } from './facts.ts';
import { luckAlone } from './luck-alone.ts';

export default {
  facts,
  figures: { 'luck-alone.svg': luckAlone },
  cover,
} satisfies ArticleArt;

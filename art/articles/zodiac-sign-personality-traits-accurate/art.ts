import type { ArticleArt } from '../../article-art.ts';
import { ariesSawtooth } from './aries-sawtooth.ts';
import { cover } from './cover.ts';
import { facts } from './facts.ts';

export default {
  facts,
  figures: { 'aries-sawtooth.svg': ariesSawtooth },
  cover,
} satisfies ArticleArt;

import type { ArticleArt } from '../../article-art.ts';
import { cover } from './cover.ts';
import { facts } from './facts.ts';
import { fourChords } from './four-chords.ts';

export default {
  facts,
  figures: { 'four-chords.svg': fourChords },
  cover,
} satisfies ArticleArt;

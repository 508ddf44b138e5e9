import type { ArticleArt } from '../../article-art.ts';
import { cover } from './cover.ts';
import { elementTriangles } from './element-triangles.ts';
import { facts } from './facts.ts';

export default {
  facts,
  figures: { 'element-triangles.svg': elementTriangles },
  cover,
} satisfies ArticleArt;

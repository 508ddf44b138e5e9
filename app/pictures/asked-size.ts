import { MADE_SIZES, type PictureSize } from './image-url.ts';

const SIZES = MADE_SIZES.map(({ width, height }) => `${width}x${height}`).join(', ');

/**
 * The size that the query of a picture asks for, or a sentence that says what is wrong with it. Only the sizes that pages
 * show are made: of any size, a picture could be asked for in two million.
 */
export function askedSize(query: URLSearchParams): PictureSize | { sentence: string } {
  const fit = query.get('fit') ?? 'crop';
  if (fit !== 'crop') return { sentence: 'A picture can be fitted with fit=crop only.' };
  const [w, h] = [query.get('w'), query.get('h')];
  const size = MADE_SIZES.find(({ width, height }) => String(width) === w && String(height) === h);
  return size ?? { sentence: `A picture needs a width w and a height h, one of ${SIZES}.` };
}

import { MADE_SIZES, type PictureSize } from './image-url.ts';

const SIZES = MADE_SIZES.map(({ width, height }) => `${width}x${height}`).join(', ');

/**
 * The size in the query of a picture, or a sentence that says what is wrong with it. Only sizes that pages use are
 * allowed: otherwise there would be two million versions of each picture.
 */
export function askedSize(query: URLSearchParams): PictureSize | { sentence: string } {
  const fit = query.get('fit') ?? 'crop';
  if (fit !== 'crop') return { sentence: 'The only supported fit is fit=crop.' };
  const [w, h] = [query.get('w'), query.get('h')];
  const size = MADE_SIZES.find(({ width, height }) => String(width) === w && String(height) === h);
  return size ?? { sentence: `The width w and the height h must be one of these pairs: ${SIZES}.` };
}

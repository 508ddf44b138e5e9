import type { PictureSize } from './image-url.ts';

/** The width of our originals: nothing is drawn beyond it. */
const LARGEST = 1600;

const WHOLE_NUMBER = /^[1-9]\d{0,3}$/;

/**
 * The size that the query of a picture asks for, or a sentence that says what is wrong with it. Both
 * numbers are needed, so that an address names one picture.
 */
export function askedSize(query: URLSearchParams): PictureSize | { sentence: string } {
  const fit = query.get('fit') ?? 'crop';
  if (fit !== 'crop') return { sentence: 'A picture can be fitted with fit=crop only.' };
  const width = pixels(query.get('w'));
  const height = pixels(query.get('h'));
  if (width && height) return { width, height };
  return {
    sentence: `A picture needs a width w and a height h, whole numbers from 1 to ${LARGEST}.`,
  };
}

function pixels(text: string | null): number | null {
  if (text === null || !WHOLE_NUMBER.test(text)) return null;
  const number = Number(text);
  return number <= LARGEST ? number : null;
}

import { expect, it } from 'vitest';
import { askedSize } from './asked-size.ts';

it.each([
  ['w=400&h=225&fit=crop', { width: 400, height: 225 }],
  ['h=400&w=800', { width: 800, height: 400 }],
  ['w=1600&h=800&fit=crop', { width: 1600, height: 800 }],
])('reads %s', (query, size) => {
  expect(askedSize(new URLSearchParams(query))).toEqual(size);
});

it.each([
  ['nothing', ''],
  ['no height', 'w=400'],
  ['a width of zero', 'w=0&h=225'],
  ['a negative width', 'w=-400&h=225'],
  ['a fraction', 'w=400.5&h=225'],
  ['exponential notation', 'w=1e3&h=225'],
  ['other digits', 'w=４００&h=225'],
  ['a number no screen has', 'w=99999999999999999999&h=225'],
  ['a size that no page shows', 'w=401&h=225'],
  ['the width of one and the height of another', 'w=400&h=400'],
  ['blanks', 'w=%20400&h=225'],
])('refuses %s with a sentence', (_name, query) => {
  expect(askedSize(new URLSearchParams(query))).toEqual({
    sentence:
      'The width w and the height h must be one of these pairs: 400x225, 800x450, 800x400, 1600x800, 1200x630.',
  });
});

it('refuses other fits', () => {
  expect(askedSize(new URLSearchParams('w=400&h=225&fit=fill'))).toEqual({
    sentence: 'The only supported fit is fit=crop.',
  });
});

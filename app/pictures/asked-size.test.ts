import { expect, it } from 'vitest';
import { askedSize } from './asked-size.ts';

it.each([
  ['w=400&h=225&fit=crop', { width: 400, height: 225 }],
  ['h=400&w=800', { width: 800, height: 400 }],
  ['w=1600&h=1600&fit=crop', { width: 1600, height: 1600 }],
])('reads %s', (query, size) => {
  expect(askedSize(new URLSearchParams(query))).toEqual(size);
});

it.each([
  ['nothing', ''],
  ['no height', 'w=400'],
  ['a width of nought', 'w=0&h=225'],
  ['a negative width', 'w=-400&h=225'],
  ['a broken number', 'w=400.5&h=225'],
  ['a power of ten', 'w=1e3&h=225'],
  ['other digits', 'w=４００&h=225'],
  ['a number no screen has', 'w=99999999999999999999&h=225'],
  ['more than the originals have', 'w=1601&h=225'],
  ['blanks', 'w=%20400&h=225'],
])('refuses %s with a sentence', (_name, query) => {
  expect(askedSize(new URLSearchParams(query))).toEqual({
    sentence: 'A picture needs a width w and a height h, whole numbers from 1 to 1600.',
  });
});

it('refuses another way of fitting', () => {
  expect(askedSize(new URLSearchParams('w=400&h=225&fit=fill'))).toEqual({
    sentence: 'A picture can be fitted with fit=crop only.',
  });
});

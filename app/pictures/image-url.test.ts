import { expect, it } from 'vitest';
import { imageUrl } from './image-url.ts';

it.each([
  ['on our own origin', undefined, '/images/mercury-retrograde-guide?w=400&h=225&fit=crop'],
  [
    'on a stock-photo host',
    'https://photos.test',
    'https://photos.test/mercury-retrograde-guide?w=400&h=225&fit=crop',
  ],
  [
    'below the path of a host',
    'https://cdn.test/a/b',
    'https://cdn.test/a/b/mercury-retrograde-guide?w=400&h=225&fit=crop',
  ],
])('names a picture %s', (_name, host, address) => {
  expect(imageUrl({ id: 'mercury-retrograde-guide' }, { width: 400, height: 225 }, host)).toBe(
    address,
  );
});

it('keeps an unusual id inside its path segment', () => {
  expect(imageUrl({ id: 'a/../b?c' }, { width: 800, height: 400 })).toBe(
    '/images/a%2F..%2Fb%3Fc?w=800&h=400&fit=crop',
  );
});

it('includes the hash of the contents if it is known', () => {
  expect(imageUrl({ id: 'venus', version: '1a2b' }, { width: 400, height: 225 })).toBe(
    '/images/venus?w=400&h=225&fit=crop&v=1a2b',
  );
});

import { expect, it } from 'vitest';
import { hasEtag } from './has-etag.ts';

it.each([
  ['"a"', true],
  ['W/"a"', true],
  ['"b", W/"a" ,"c"', true],
  ['*', true],
  ['"b"', false],
  ['a', false],
  ['', false],
  [null, false],
])('tells whether If-None-Match %s matches "a": %s', (header, isNamed) => {
  expect(hasEtag(header, '"a"')).toBe(isNamed);
});

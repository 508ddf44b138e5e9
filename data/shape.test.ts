import { expect, it } from 'vitest';
import { array, boolean, nullable, number, object, oneOf, or, string } from './shape.ts';

const point = object({ x: number, label: nullable(string) });

it('keeps what a shape names, and nothing else', () => {
  expect(point.parse({ x: 1, label: null, y: 2 })).toEqual({ x: 1, label: null });
  expect(array(oneOf(['a', 'b'])).parse(['b', 'a'])).toEqual(['b', 'a']);
});

it.each([
  ['a missing part', point, { x: 1 }],
  ['a part of another shape', point, { x: 'one', label: '' }],
  ['a number that is none', number, Number.NaN],
  ['a text for a boolean', boolean, 'true'],
  ['no list', array(string), 'text'],
  ['another word', oneOf(['a', 'b']), 'c'],
  ['null for an object', point, null],
])('rejects %s', (_, shape, value) => {
  expect(() => shape.parse(value)).toThrow(TypeError);
});

it('falls back for the whole shape', () => {
  expect(or(array(string), []).parse(['a', 1])).toEqual([]);
  expect(or(string, '').parse(7)).toBe('');
});

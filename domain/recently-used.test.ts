import { expect, it } from 'vitest';
import { recentlyUsed } from './recently-used.ts';

it('recomputes only the least recently used', () => {
  const computed: string[] = [];
  const lengthOf = recentlyUsed(2, (word: string) => {
    computed.push(word);
    return { length: word.length };
  });
  const moon = lengthOf('moon');
  lengthOf('sun');
  expect(lengthOf('moon')).toBe(moon);
  lengthOf('venus');
  expect(lengthOf('moon')).toBe(moon);
  lengthOf('sun');
  expect(computed).toEqual(['moon', 'sun', 'venus', 'sun']);
});

import { expect, it } from 'vitest';
import { hasSpeechIn, scenesOf } from './scenes.ts';

it('finds the same scene in different words', () => {
  expect(scenesOf('You fell asleep on the sofa.')).toEqual(['couch']);
  expect(scenesOf("Nobody's couch is that brown.")).toEqual(['couch']);
  expect(scenesOf('Two strangers in a long line.')).toEqual(['line']);
});

it('finds every scene of a text, and none inside another word', () => {
  expect(scenesOf('The cat sat on the stairs, next to a key.').sort()).toEqual([
    'cat',
    'key',
    'stairs',
  ]);
  expect(scenesOf('It was only a keyhole in a catalog.')).toEqual([]);
});

it('tells a quoted sentence from a quoted word', () => {
  expect(hasSpeechIn('Try "I missed you" and wait.')).toBe(true);
  expect(hasSpeechIn('You said "fine" and meant "fine, then" all the same.')).toBe(false);
});

import { describe, expect, test } from 'vitest';
import { civilDate } from '#domain/calendar/civil-date.ts';
import { parseZone } from '#domain/calendar/zones.ts';
import { checkText } from '../check-text.ts';
import { unreadParts } from '../unread-parts.ts';

/** Venus and Saturn in Aries, Jupiter in Cancer, Pluto in Aquarius; Mars square Jupiter on the 15th. */
const MARCH = {
  date: civilDate('2026-03-10'),
  period: 'week',
  zone: parseZone('America/New_York')!,
  sign: 'leo',
} as const;

describe('a detail that no statement of its sentence covers', () => {
  test.each([
    ['Venus is in Aries, and your ninth house wakes up.', false],
    ['Venus is in Aries, and your third house wakes up.', true],
    ['Venus is in Aries, near Saturn, all week.', false],
    ['Venus is in Aries, near Pluto, all week.', true],
    ['Pluto in Aquarius is the only outer planet to be seen going forward.', false],
    ['Pluto in Aquarius is the only outer planet to be seen going backward.', true],
    ['Jupiter in Cancer is one of the few planets not in Aries.', false],
    ['With Jupiter in Cancer, you and your sister are at opposite ends of a couch.', false],
  ])('%s', (text, isFalse) => {
    const verdicts = checkText(text, MARCH).map(({ verdict }) => verdict);
    expect(verdicts.includes('false')).toBe(isFalse);
    expect(verdicts).toContain('true');
  });

  test('is refused by the gate if it cannot be read', () => {
    const text = 'Venus is in Aries; Mercury and Neptune swap spoons.';
    expect(checkText(text, MARCH).map(({ verdict }) => verdict)).toEqual(['true']);
    expect(unreadParts(text, MARCH).map((part) => part.text)).toEqual([
      'Mercury and Neptune swap spoons',
    ]);
  });

  test('is not a claim if it is only a figure of speech', () => {
    const text = 'With Venus in Aries, a friend is looking forward to it and thinks the opposite.';
    expect(unreadParts(text, MARCH)).toEqual([]);
  });
});

import { describe, expect, it } from 'vitest';
import { civilDate } from '../calendar/civil-date.ts';
import { checkWithWhyLine } from './check-with-why-line.ts';

/** The Moon is in Aries until 10:10 UTC, then in Taurus; it opposes Venus at 00:10, trines Mars at 07:39. */
const LEO = { sign: 'leo', date: civilDate('2026-11-22') } as const;

const CHANGE =
  'The Moon is in Aries, your ninth house, until 10:10 UTC, then in Taurus, your tenth house.';
const TRINE = 'The Moon trines Mars in Leo, your first house, at 07:39 UTC.';

function verdicts(text: string, whyLine: string): string[] {
  return checkWithWhyLine(text, whyLine, LEO).map(({ verdict }) => verdict);
}

describe('a text may leave the time to the why line', () => {
  it.each([
    ['the Moon in a sign', 'The Moon is in Taurus.', CHANGE],
    ['the Moon in a sign that it leaves', 'With the Moon in Aries, you wander.', CHANGE],
    ['the Moon in a house', 'The Moon is in Taurus, in your house of career.', CHANGE],
    ['a contact', 'Today the Moon trines Mars, and you are quick.', TRINE],
    ['a contact named the other way round', 'With Mars trine the Moon, you are quick.', TRINE],
    [
      'an ingress',
      'The Sun enters Sagittarius, and you look up.',
      'The Sun enters Sagittarius, your fifth house, at 07:24 UTC.',
    ],
    ['what lasts for days', 'Venus is in Libra.', ''],
  ])('%s', (_, text, whyLine) => {
    expect(new Set(verdicts(text, whyLine))).toEqual(new Set(['true']));
  });
});

describe('is not true', () => {
  it.each([
    ['a sign that the line does not give', 'The Moon is in Gemini.', CHANGE],
    ['a sign, if the why line does not mention the Moon', 'The Moon is in Taurus.', TRINE],
    ['the house of another sign', 'The Moon is in Taurus, in your house of friends.', CHANGE],
    ['a contact without a time anywhere', 'The Moon trines Mars.', ''],
    ['a contact other than the why line’s', 'The Moon opposes Venus.', TRINE],
    ['an aspect other than the why line’s', 'The Moon squares Mars.', TRINE],
    [
      'a line whose time is wrong',
      'The Moon trines Mars.',
      'The Moon trines Mars in Leo, your first house, at 12:39 UTC.',
    ],
    [
      'a line whose day lies outside the date',
      'The Moon squares Mars.',
      'The Moon squares Mars on November 24, 10:09 UTC.',
    ],
    [
      'a sign that the line denies',
      'The Moon is in Aries.',
      'The Moon is not in Aries from 10:10 UTC.',
    ],
    [
      'a stay that ended days before',
      'The Moon is in Pisces.',
      'The Moon is in Pisces, from November 17, 11:20 UTC until November 19, 23:52 UTC.',
    ],
    ['an ingress without its time', 'The Sun enters Sagittarius.', ''],
  ])('%s', (_, text, whyLine) => {
    expect(verdicts(text, whyLine)).toContain('false');
  });
});

it('the why line does not override times in the text', () => {
  expect(verdicts('The Moon is in Taurus from 10:10 UTC.', '')).toEqual(['true']);
  expect(verdicts('The Moon is in Taurus from 12:10 UTC.', CHANGE)).toEqual(['false']);
});

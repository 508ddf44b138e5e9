import { describe, expect, test } from 'vitest';
import { civilDate } from '../../../calendar/civil-date.ts';
import { splitWords } from '../words.ts';
import { readWhen } from './whens.ts';

/** A Saturday. */
const CONTEXT = { date: civilDate('2026-11-21'), year: null };

function read(text: string) {
  const when = readWhen(splitWords(text), 0, CONTEXT);
  if (!when) return null;
  const { role, moment } = when;
  switch (moment.kind) {
    case 'day':
      return `${role} ${moment.date}`;
    case 'clock':
      return `${role} ${moment.date} ${moment.minutes} [${moment.offsets}]`;
    case 'stretch':
      return `${role} ${moment.from}..${moment.to}`;
    default:
      return `${role} ${moment.kind}`;
  }
}

describe('a time in a text of Saturday, November 21, 2026', () => {
  test.each([
    ['on 22 November', 'at 2026-11-22'],
    ['on November 22nd, 2027', 'at 2027-11-22'],
    ['on the 22nd of November', 'at 2026-11-22'],
    ['22/11/2026', 'at 2026-11-22'],
    ['11/22/2026', 'at 2026-11-22'],
    ['2026-11-22', 'at 2026-11-22'],
    ['on 9 February', 'at 2027-02-09'],
    ['on the 13th', 'at 2026-11-13'],
    ['until the 13th', 'until 2026-12-13'],
    ['tomorrow', 'at 2026-11-22'],
    ['in three days', 'at 2026-11-24'],
    ['a week ago', 'at 2026-11-14'],
    ['on Friday', 'at 2026-11-27'],
    ['today', 'at today'],
    ['this evening', 'at part'],
    ['until 14:20 UTC', 'until 2026-11-21 860 [0]'],
    ['at 2.20 pm UTC', 'at 2026-11-21 860 [0]'],
    ['at 9 am EST tomorrow', 'at 2026-11-22 540 [-300]'],
    ['22 November, 02:10 UTC', 'at 2026-11-22 130 [0]'],
    ['at 02:10 (GMT+2) on Sunday', 'at 2026-11-22 130 [120]'],
    ['at half past two in the afternoon UTC', 'at 2026-11-21 870 [0]'],
    ['at noon UTC', 'at 2026-11-21 720 [0]'],
    ['from 26 February to 20 March', 'between ends'],
    ['between 9 and 29 November', 'between ends'],
    ['this month', 'at 2026-11-01..2026-11-30'],
    ['in early December', 'at 2026-12-01..2026-12-14'],
    ['in 2027', 'at 2027-01-01..2027-12-31'],
    ['soon', 'at vague'],
    ['after that', 'afterwards today'],
  ])('%s', (text, expected) => {
    expect(read(text)).toBe(expected);
  });

  test.each([
    'Monday blues aside',
    'may you rest',
    'march on',
    'the first house',
    'second best',
    'sun in Leo',
  ])('no date in "%s"', (text) => {
    expect(read(text)?.startsWith('at 20') && !text.startsWith('Monday')).toBeFalsy();
  });
});

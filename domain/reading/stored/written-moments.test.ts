import { describe, expect, it } from 'vitest';
import { civilDate } from '#domain/calendar/civil-date.ts';
import { utcMoment } from '#domain/calendar/utc-time.ts';
import { writtenMoments } from './written-moments.ts';

const DATE = civilDate('2026-11-21');

function found(text: string, date = DATE) {
  return writtenMoments(text, date).map(({ start, end, at }) => [
    text.slice(start, end),
    new Date(at).toISOString().slice(0, 16),
  ]);
}

describe('the moments named in a text', () => {
  it.each([
    [
      'of the date itself',
      'The Moon trines Mars at 07:39 UTC.',
      [['07:39 UTC', '2026-11-21T07:39']],
    ],
    [
      'of the date after',
      'until November 22, 10:10 UTC, then in Taurus',
      [['November 22, 10:10 UTC', '2026-11-22T10:10']],
    ],
    [
      'of the date before',
      'on November 20, 23:56 UTC',
      [['November 20, 23:56 UTC', '2026-11-20T23:56']],
    ],
    [
      'two of them',
      'from 04:05 UTC until November 22, 10:10 UTC.',
      [
        ['04:05 UTC', '2026-11-21T04:05'],
        ['November 22, 10:10 UTC', '2026-11-22T10:10'],
      ],
    ],
    [
      'with the day after the clock',
      'exact at 10:10 UTC on 22 November, or 04:05 UTC on November 21.',
      [
        ['10:10 UTC on 22 November', '2026-11-22T10:10'],
        ['04:05 UTC on November 21', '2026-11-21T04:05'],
      ],
    ],
    [
      'with the day before the month',
      '22 November, 10:10 UTC, and 20 November at 23:56 UTC',
      [
        ['22 November, 10:10 UTC', '2026-11-22T10:10'],
        ['20 November at 23:56 UTC', '2026-11-20T23:56'],
      ],
    ],
    ['none on a day further off that follows', 'at 14:54 UTC on November 24', []],
    ['none on a day further off', 'on November 24, 14:54 UTC', []],
    ['none without a clock time', 'exact on November 22 (UTC)', []],
    ['none at an hour that does not exist', 'at 25:10 UTC, 10:60 UTC, 110:10 UTC', []],
    ['none in another zone', 'at 10:10 UTCX, 10:10 CET', []],
  ])('%s', (_name, text, moments) => {
    expect(found(text)).toEqual(moments);
  });

  it('have the right year around New Year', () => {
    expect(found('on 31 December, 22:00 UTC', civilDate('2027-01-01'))).toEqual([
      ['31 December, 22:00 UTC', '2026-12-31T22:00'],
    ]);
    expect(found('on 1 January, 03:00 UTC', civilDate('2026-12-31'))).toEqual([
      ['1 January, 03:00 UTC', '2027-01-01T03:00'],
    ]);
  });

  it('are those that were written, at every hour of the window', () => {
    const start = Date.parse('2026-11-20T10:00Z');
    for (let minute = 0; minute < 50 * 60; minute += 7) {
      const at = start + minute * 60_000;
      const text = `The Moon is in Aries until ${utcMoment(at, DATE)}.`;
      expect(writtenMoments(text, DATE).map((moment) => moment.at)).toEqual([at]);
    }
  });
});

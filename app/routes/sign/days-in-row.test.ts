import { expect, it } from 'vitest';
import { civilDate } from '#domain/calendar/civil-date.ts';
import { liveDays } from '../../shell/live-days.ts';
import { datesAround, datesOfWeeks, seenOn } from './days-in-row.ts';

/** 22 November in Kiritimati, 20 November in Pago Pago. */
const LIVE = liveDays(Date.parse('2026-11-21T10:30:00Z'));

it('has seven days for every reader, up to their own tomorrow', () => {
  const dates = datesOfWeeks(LIVE);
  const ofReader = (offset: number) =>
    dates.filter((date) => seenOn(date, LIVE, 'today')?.includes(offset) ?? true);
  expect([-1, 0, 1].map((offset) => [ofReader(offset)[0], ofReader(offset).at(-1)])).toEqual([
    ['2026-11-15', '2026-11-21'],
    ['2026-11-16', '2026-11-22'],
    ['2026-11-17', '2026-11-23'],
  ]);
  for (const offset of [-1, 0, 1]) expect(ofReader(offset)).toHaveLength(7);
});

it('shows around a date what is past, and nothing after the reader’s tomorrow', () => {
  const dates = datesAround(civilDate('2026-11-20'));
  expect([dates[0], dates.at(-1)]).toEqual(['2026-11-17', '2026-11-23']);
  expect(dates.map((date) => seenOn(date, LIVE, 'dated'))).toEqual([
    undefined,
    undefined,
    undefined,
    undefined,
    undefined,
    [0, 1],
    [1],
  ]);
});

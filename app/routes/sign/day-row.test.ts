import { expect, it } from 'vitest';
import { type CivilDate, civilDate } from '#domain/calendar/civil-date.ts';
import { liveDays } from '../../shell/live-days.ts';
import { datesAround, datesOfEachWeek, seenInRow } from './day-row.ts';

/** 22 November in Kiritimati, 20 November in Pago Pago. */
const LIVE = liveDays(Date.parse('2026-11-21T10:30:00Z'));

it('has seven days for every reader, up to their own tomorrow', () => {
  const seen = seenInRow(datesOfEachWeek(LIVE), null, LIVE);
  expect([-1, 0, 1].map((offset) => endsOf(seen, offset))).toEqual([
    ['2026-11-15', '2026-11-21', 7],
    ['2026-11-16', '2026-11-22', 7],
    ['2026-11-17', '2026-11-23', 7],
  ]);
});

it.each([
  ['in the middle of what is stored', '2026-10-20', ['2026-10-17', '2026-10-23', 7]],
  ['at its beginning', '2026-10-02', ['2026-10-01', '2026-10-07', 7]],
  ['close to a reader’s tomorrow', '2026-11-21', ['2026-11-16', '2026-11-22', 7]],
  ['after it', '2026-11-25', ['2026-11-19', '2026-11-22', 4]],
])('shows the seven nearest stored days of a date %s', (_where, own, ends) => {
  const stored = datesAround(civilDate(own)).filter((date) => date >= '2026-10-01');
  const seen = seenInRow(stored, civilDate(own), LIVE);
  expect(endsOf(seen, 0)).toEqual(ends);
});

/** The first and the last day that a reader sees, and how many there are. */
function endsOf(seen: Map<CivilDate, number[] | undefined>, offset: number) {
  const dates = [...seen].flatMap(([date, on]) => (on?.includes(offset) === false ? [] : [date]));
  return [dates[0], dates.at(-1), dates.length];
}

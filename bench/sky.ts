import { monthOfSky } from '#domain/almanac/month-of-sky.ts';
import { FIRST_MONTH, LAST_MONTH } from '#domain/almanac/range.ts';
import { yearOfRetrogrades } from '#domain/almanac/year-of-retrogrades.ts';
import { addDays, civilDate } from '#domain/calendar/civil-date.ts';
import { addMonths, type CivilMonth, civilMonth, yearOf } from '#domain/calendar/civil-month.ts';
import { skyOfDate } from '#domain/sky/sky-of-date.ts';
import { type Row, report } from '#scripts/bench-report.ts';
import { upcomingSky } from '#services/sky-calendar.ts';

/**
 * `npm run bench -- sky`: the cost of the sky calendar as a ratio to the sky of one date, which every reading needs: a
 * month far from all others, with its year's retrogrades; each month for a crawler that walks through ten years; a cached
 * month; the calendar feeds; and, from these, the whole calendar once.
 */
const DATES = 20;
const JUMPS = 20;
const WALKED_MONTHS = 120;
const CACHED = 10_000;
const FEEDS = 5;
const ALL_MONTHS = (yearOf(LAST_MONTH) - yearOf(FIRST_MONTH) + 1) * 12;
const rows: Row[] = [];

skyOfDate(civilDate('1800-06-01'));
// Dates and months are too far apart to share computed results.
const date = measured('the sky of a date', DATES, (i) =>
  skyOfDate(addDays(civilDate('1801-01-01'), i * 1_000)),
);
measured(
  'a month by itself',
  JUMPS,
  (i) => pageOf(addMonths(civilMonth('1903-06'), i * 108)),
  date,
);
const walked = measured(
  'a month of a walk',
  WALKED_MONTHS,
  (i) => pageOf(addMonths(civilMonth('1985-01'), i)),
  date,
);
measured('a cached month', CACHED, () => pageOf(civilMonth('1994-12')), date);
measured(
  'the calendar feeds',
  FEEDS,
  (i) => upcomingSky(addMonths(civilMonth('2150-01'), i * 60)),
  date,
);
rows.push({ work: 'all months, once', ms: walked * ALL_MONTHS });
report('sky', rows);

/** What a month's page needs. */
function pageOf(month: CivilMonth): void {
  monthOfSky(month);
  yearOfRetrogrades(yearOf(month));
}

/** The mean of `times` runs in milliseconds, and its ratio to `base`. */
function measured(
  name: string,
  times: number,
  work: (i: number) => unknown,
  base: number | null = null,
): number {
  const started = performance.now();
  for (let i = 0; i < times; i++) work(i);
  const each = (performance.now() - started) / times;
  rows.push({ work: name, ms: each, ...(base !== null && { ratio: each / base }) });
  return each;
}

import { monthPath } from '#domain/almanac/almanac-paths.ts';
import { longMonth, monthName } from '#domain/calendar/civil-month.ts';
import type { CalendarMonth } from '#services/sky-calendar.ts';
import { LocalDaysScript } from '../../shell/local-times/local-days-script.tsx';
import { LocalTimesScript } from '../../shell/local-times/local-times-script.tsx';
import { PageFrame } from '../../ui/page-frame.tsx';
import { AlmanacHead } from './almanac-head.tsx';
import { AlmanacTable } from './almanac-table.tsx';
import type { Almanac, SeenBy } from './load-almanac.ts';
import { Subscribe } from './subscribe.tsx';
import { YearRetrogrades } from './year-retrogrades.tsx';

/**
 * A month of the sky, converted to the reader's zone before the first paint. While the month changes around the world, the page contains both, and the style sheet shows the
 * reader's.
 */
export function AlmanacPage({ months, years }: Almanac) {
  return (
    <>
      <LocalTimesScript />
      <LocalDaysScript />
      {months.map((shown) => (
        <AlmanacHead key={shown.month.month} {...shown} />
      ))}
      <PageFrame className="almanac-parts">
        {months.map((shown) => (
          <MonthDays key={shown.month.month} {...shown} />
        ))}
        {years.map((shown) => (
          <YearRetrogrades key={shown.year} {...shown} />
        ))}
        <Subscribe />
        {months.map(({ month: { month }, seenBy }) => (
          <p key={month} className="almanac-note no-print" data-days={seenBy?.join(' ')}>
            For developers:{' '}
            <a href={`${monthPath(month)}.json`} rel="nofollow">{`${longMonth(month)} as JSON`}</a>,
            open to every origin.
          </p>
        ))}
      </PageFrame>
    </>
  );
}

function MonthDays({ month, seenBy }: { month: CalendarMonth; seenBy: SeenBy }) {
  const id = `days-of-${month.month}`;
  return (
    <section aria-labelledby={id} data-days={seenBy?.join(' ')}>
      <h2 id={id}>{`${monthName(month.month)}, day by day`}</h2>
      <p className="almanac-note">
        Events of Jupiter and the planets beyond have a day but no time, and so have aspects of two
        planets that close in slowly: the minute can’t be known, and an event close to midnight may
        fall on the day before or after. The Moon’s aspects are in the daily readings.
      </p>
      <AlmanacTable month={month} />
    </section>
  );
}

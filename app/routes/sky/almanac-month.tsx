import { monthPath } from '#domain/almanac/almanac-paths.ts';
import { longMonth, monthName, yearOf } from '#domain/calendar/civil-month.ts';
import type { CalendarMonth, CalendarRetrograde } from '#services/sky-calendar.ts';
import { GraduatedRule } from '../../ui/divider.tsx';
import { PageFrame } from '../../ui/page-frame.tsx';
import { Starfield } from '../../ui/starfield.tsx';
import { AlmanacTable } from './almanac-table.tsx';
import { MonthJump } from './month-jump.tsx';
import { MonthLinks } from './month-links.tsx';
import { MoonGrid } from './moon-grid.tsx';
import { Subscribe } from './subscribe.tsx';
import { YearRetrogrades } from './year-retrogrades.tsx';

export interface AlmanacMonthProps {
  month: CalendarMonth;
  /** Those of the month's year. */
  yearRetrogrades: readonly CalendarRetrograde[];
}

/** A page of the almanac: a month of the sky. */
export function AlmanacMonth({ month, yearRetrogrades }: AlmanacMonthProps) {
  return (
    <>
      <header className="almanac-head">
        <Starfield chart="belt" />
        <PageFrame className="almanac-head-parts">
          <div>
            <h1>
              <span className="small-caps">Sky Calendar for </span>
              <span>{monthName(month.month)} </span>
              <span className="almanac-year">{yearOf(month.month)}</span>
            </h1>
            <p className="almanac-lead">
              Every phase of the Moon, every planet that changes its sign or turns around, and every
              exact aspect, computed and told by your own clock.
            </p>
            <MonthLinks month={month.month} />
            <MonthJump month={month.month} />
          </div>
          <MoonGrid month={month} />
        </PageFrame>
        <GraduatedRule below />
      </header>
      <PageFrame className="almanac-parts">
        <section aria-labelledby="days">
          <h2 id="days">{`${monthName(month.month)}, day by day`}</h2>
          <p className="almanac-note">
            <noscript>Without JavaScript, days and times are those of UTC. </noscript>
            Events of Jupiter and the planets beyond have a day but no time: they move too slowly
            for the minute to be known, and an event close to midnight may fall on the day before or
            after. The Moon’s aspects are in the daily readings.
          </p>
          <AlmanacTable month={month} />
        </section>
        <YearRetrogrades year={yearOf(month.month)} retrogrades={yearRetrogrades} />
        <Subscribe />
        <p className="almanac-note no-print">
          For developers:{' '}
          <a
            href={`${monthPath(month.month)}.json`}
            rel="nofollow"
          >{`${longMonth(month.month)} as JSON`}</a>
          , open to every origin.
        </p>
      </PageFrame>
    </>
  );
}

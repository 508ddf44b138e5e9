import { Form, Link } from 'react-router';
import { CALENDAR_PATH, monthPath } from '#domain/almanac/almanac-paths.ts';
import { FIRST_MONTH, hasAlmanac, isNearMonth, LAST_MONTH } from '#domain/almanac/range.ts';
import { MONTHS } from '#domain/calendar/civil-date.ts';
import {
  addMonths,
  type CivilMonth,
  longMonth,
  monthName,
  monthOf,
  yearOf,
} from '#domain/calendar/civil-month.ts';
import type { CalendarMonth } from '#services/sky-calendar.ts';
import { useSite } from '../../shell/use-site.ts';
import { Button, buttonClasses } from '../../ui/button.tsx';
import { GraduatedRule } from '../../ui/divider.tsx';
import { PageFrame } from '../../ui/page-frame.tsx';
import { STAR_CHARTS } from '../../ui/star-charts.ts';
import { Starfield } from '../../ui/starfield.tsx';
import type { SeenBy } from './load-almanac.ts';
import { MoonGrid } from './moon-grid.tsx';

/** The month's name, links to other months, and its Moons. */
export function AlmanacHead({ month, seenBy }: { month: CalendarMonth; seenBy: SeenBy }) {
  return (
    <header className="almanac-head" data-days={seenBy?.join(' ')}>
      <Starfield chart={STAR_CHARTS.belt} />
      <PageFrame className="almanac-head-parts">
        <div>
          <h1>
            <span className="small-caps">Sky Calendar for </span>
            <span>{monthName(month.month)} </span>
            <span className="almanac-year">{yearOf(month.month)}</span>
          </h1>
          <p className="almanac-lead">
            Every phase of the Moon, every planet that changes sign or direction, and every exact
            aspect between planets, computed and shown in your own time zone.
            <noscript> Without JavaScript, days and times are in UTC.</noscript>
          </p>
          <MonthLinks month={month.month} />
          <MonthJump month={month.month} />
        </div>
        <MoonGrid month={month} />
      </PageFrame>
      <GraduatedRule below />
    </header>
  );
}

/** The months before and after; crawlers should not follow them through two centuries. */
function MonthLinks({ month }: { month: CivilMonth }) {
  return (
    <nav aria-label="Months" className="month-links no-print">
      <MonthLink month={addMonths(month, -1)} rel="prev" />
      <MonthLink month={addMonths(month, 1)} rel="next" />
    </nav>
  );
}

function MonthLink({ month, rel }: { month: CivilMonth; rel: 'prev' | 'next' }) {
  const current = monthOf(useSite().days[0]!.date);
  if (!hasAlmanac(month)) return null;
  return (
    <Link
      to={monthPath(month)}
      rel={isNearMonth(month, current) ? rel : `${rel} nofollow`}
      className={buttonClasses('quiet')}
    >
      {rel === 'prev' && <span aria-hidden>← </span>}
      {longMonth(month)}
      {rel === 'next' && <span aria-hidden> →</span>}
    </Link>
  );
}

/** A jump to any month of the calendar: a GET form, so it works without scripts. */
function MonthJump({ month }: { month: CivilMonth }) {
  return (
    // Reset the fields, which keep what was typed, for a new month.
    <Form
      key={month}
      action={CALENDAR_PATH}
      className="month-jump no-print"
      aria-label="Go to a month"
    >
      <label>
        <span className="month-jump-name">Month</span>
        <select name="month" defaultValue={month.slice(5)} className="field">
          {MONTHS.map((name, i) => (
            <option key={name} value={String(i + 1).padStart(2, '0')}>
              {name}
            </option>
          ))}
        </select>
      </label>
      <label>
        <span className="month-jump-name">Year</span>
        <input
          name="year"
          type="number"
          required
          min={yearOf(FIRST_MONTH)}
          max={yearOf(LAST_MONTH)}
          defaultValue={yearOf(month)}
          className="field"
        />
      </label>
      <Button type="submit">Go</Button>
    </Form>
  );
}

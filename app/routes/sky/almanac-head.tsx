import { Link } from 'react-router';
import { monthPath } from '#domain/almanac/almanac-paths.ts';
import { hasAlmanac, isNearMonth } from '#domain/almanac/range.ts';
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
import { buttonLook } from '../../ui/button.tsx';
import { GraduatedRule } from '../../ui/divider.tsx';
import { PageFrame } from '../../ui/page-frame.tsx';
import { STAR_CHARTS } from '../../ui/star-charts.ts';
import { Starfield } from '../../ui/starfield.tsx';
import type { SeenBy } from './load-almanac.ts';
import { MonthJump } from './month-jump.tsx';
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
            <noscript> Without JavaScript, days and times are those of UTC.</noscript>
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
      className={buttonLook('quiet')}
    >
      {rel === 'prev' && <span aria-hidden>← </span>}
      {longMonth(month)}
      {rel === 'next' && <span aria-hidden> →</span>}
    </Link>
  );
}

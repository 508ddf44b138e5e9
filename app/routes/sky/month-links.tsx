import { Link } from 'react-router';
import { monthPath } from '#domain/almanac/almanac-paths.ts';
import { hasAlmanac, isNearMonth } from '#domain/almanac/range.ts';
import { addMonths, type CivilMonth, longMonth, monthOf } from '#domain/calendar/civil-month.ts';
import { useSite } from '../../shell/use-site.ts';
import { buttonLook } from '../../ui/button.tsx';

/** The months before and after; crawlers should not follow them through two centuries. */
export function MonthLinks({ month }: { month: CivilMonth }) {
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

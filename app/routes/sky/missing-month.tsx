import { Link } from 'react-router';
import { CALENDAR_PATH } from '#domain/almanac/almanac-paths.ts';
import { FIRST_MONTH, LAST_MONTH } from '#domain/almanac/range.ts';
import { type CivilMonth, longMonth } from '#domain/calendar/civil-month.ts';
import { buttonLook } from '../../ui/button.tsx';
import { NightMessage } from '../../ui/night-message.tsx';

/** The page for a month outside the calendar. */
export function MissingMonth({ month }: { month: CivilMonth }) {
  return (
    <NightMessage
      heading={`No Sky Calendar for ${longMonth(month)}`}
      sky="low"
      actions={
        <Link to={CALENDAR_PATH} className={buttonLook('gold')}>
          This Month's Sky
        </Link>
      }
    >
      <p className="mt-5">
        {`The calendar runs from ${longMonth(FIRST_MONTH)} to ${longMonth(LAST_MONTH)}.`}
      </p>
    </NightMessage>
  );
}

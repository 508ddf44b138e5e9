import type { CivilDate } from '#domain/calendar/civil-date.ts';
import { useSite } from '../../shell/use-site.ts';

/** Says on the page of a date that it is the reader's own today. */
export function TodayMark({ date }: { date: CivilDate }) {
  const day = useSite().days?.find((live) => live.date === date);
  return (
    day && (
      <span data-day={day.offset} className="text-gold">
        {' • This is today’s reading'}
      </span>
    )
  );
}

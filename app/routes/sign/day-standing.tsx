import { addDays, type CivilDate, daysBetween, fullDate } from '#domain/calendar/civil-date.ts';
import { DateIsInUtc } from '../../shell/date-is-in-utc.tsx';
import { useSite } from '../../shell/use-site.ts';
import { BulletedPart } from './bulleted-part.tsx';

/** On the page of a date: the date, and whether it is the reader's today or still to come. */
export function DayStanding({ date, updatedAt = '' }: { date: CivilDate; updatedAt?: string }) {
  const days = useSite().days ?? [];
  if (days.every((today) => date < today.date)) {
    // A reading of the archive was written after its day.
    const isOfItsDay = updatedAt.slice(0, 10) <= addDays(date, 1);
    return <BulletedPart>{`${isOfItsDay ? 'Updated' : 'For'} ${fullDate(date)}`}</BulletedPart>;
  }
  return days.map(({ date: today, offset }) => {
    const ahead = daysBetween(today as CivilDate, date);
    return (
      <span key={today} data-day={offset}>
        <BulletedPart>{`${ahead > 0 ? 'For' : 'Updated'} ${fullDate(date)}`}</BulletedPart>
        {ahead >= 0 && (
          <span className="day-distance">
            {' '}
            <BulletedPart>
              <span className="text-gold">{whenIsIt(ahead)}</span>
              <DateIsInUtc />
            </BulletedPart>
          </span>
        )}
      </span>
    );
  });
}

function whenIsIt(daysAhead: number): string {
  if (daysAhead === 0) return 'This is today’s reading';
  return daysAhead === 1 ? 'This is tomorrow’s reading' : 'This day is still to come';
}

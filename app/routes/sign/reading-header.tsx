import type { ReactNode } from 'react';
import {
  addDays,
  type CivilDate,
  daysBetween,
  fullDate,
  longDate,
  partsOf,
} from '#domain/calendar/civil-date.ts';
import { type Sign, signName } from '#domain/zodiac/signs.ts';
import { DateIsInUtc } from '../../shell/date-is-in-utc.tsx';
import { useSite } from '../../shell/use-site.ts';
import { DayLinks } from './day-links.tsx';
import type { Neighbors } from './neighbors.ts';
import { SignHeading } from './sign-header.tsx';

interface ReadingHeaderProps {
  sign: Sign;
  date: CivilDate;
  /** The reading's headline, or why there is none. */
  headline: string;
  neighbors: Neighbors | undefined;
  /** When its text was last changed (ISO 8601); undefined if there is no reading. */
  updatedAt?: string;
  page: 'today' | 'dated';
}

/** The text of a reading's masthead: the h1 names the page, the h2 is the reading's headline. */
export function ReadingHeader({
  sign,
  date,
  headline,
  neighbors,
  updatedAt,
  page,
}: ReadingHeaderProps) {
  const name = signName(sign);
  return (
    <>
      <SignHeading sign={sign}>{`${name} Daily Horoscope for ${longDate(date)}`}</SignHeading>
      <h2 className="headline">{headline}</h2>
      <p className="bulleted text-sm text-ivory-soft">
        <BulletedPart isFirst>{`Free ${name} daily reading`}</BulletedPart>{' '}
        <BulletedPart>{`${partsOf(date).year} horoscope`}</BulletedPart>{' '}
        {page === 'dated' ? (
          <DayStanding date={date} updatedAt={updatedAt} />
        ) : (
          <BulletedPart>
            {`Updated ${fullDate(date)}`}
            <DateIsInUtc />
          </BulletedPart>
        )}
      </p>
      <DayLinks sign={sign} neighbors={neighbors} page={page} />
    </>
  );
}

/** On the page of a date: the date, and whether it is the reader's today or still to come. */
function DayStanding({ date, updatedAt = '' }: { date: CivilDate; updatedAt?: string }) {
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
              <span className="text-gold">{relativeDay(ahead)}</span>
              <DateIsInUtc />
            </BulletedPart>
          </span>
        )}
      </span>
    );
  });
}

function relativeDay(daysAhead: number): string {
  if (daysAhead === 0) return 'This is today’s reading';
  return daysAhead === 1 ? 'This is tomorrow’s reading' : 'This day is still to come';
}

/** A part of a `.bulleted` line (`reading.css`). A bullet precedes it, unless it `isFirst`. */
function BulletedPart({ isFirst, children }: { isFirst?: boolean; children: ReactNode }) {
  return (
    <span className="bulleted-part">
      {!isFirst && <span className="bullet">{'• '}</span>}
      {children}
    </span>
  );
}

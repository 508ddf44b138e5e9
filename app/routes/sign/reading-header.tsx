import { type CivilDate, fullDate, longDate, partsOf } from '#domain/calendar/civil-date.ts';
import { type Sign, signName } from '#domain/zodiac/signs.ts';
import { DateIsInUtc } from '../../shell/date-is-in-utc.tsx';
import { BulletedPart } from './bulleted-part.tsx';
import { DayLinks } from './day-links.tsx';
import { DayStanding } from './day-standing.tsx';
import type { Neighbors } from './neighbors.ts';
import { SignHeading } from './sign-heading.tsx';

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

/** The words of the masthead over a day's reading: the headline is the news, and the heading says what page this is. */
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

import { type CivilDate, fullDate, longDate, partsOf } from '#domain/calendar/civil-date.ts';
import { type Sign, signName } from '#domain/zodiac/signs.ts';
import { DayLinks } from './day-links.tsx';
import type { Neighbors } from './neighbors.ts';
import { SignHeader } from './sign-header.tsx';

interface ReadingHeaderProps {
  sign: Sign;
  date: CivilDate;
  neighbors: Neighbors | undefined;
  page: 'today' | 'dated';
}

/** The head of a sign's page with a reading. */
export function ReadingHeader({ sign, date, neighbors, page }: ReadingHeaderProps) {
  const name = signName(sign);
  return (
    <SignHeader sign={sign} heading={`${name} Daily Horoscope for ${longDate(date)}`}>
      <p className="mt-4 text-ivory-soft">
        {/* A line may end with a bullet, and not begin with one. */}
        <span className="inline-block">{`Free ${name} daily reading •`}</span>{' '}
        <span className="inline-block">{`${partsOf(date).year} horoscope •`}</span>{' '}
        <span className="inline-block">{`Updated ${fullDate(date)}`}</span>
      </p>
      <DayLinks sign={sign} neighbors={neighbors} page={page} />
    </SignHeader>
  );
}

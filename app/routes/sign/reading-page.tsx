import { Link } from 'react-router';
import { fullDate, longDate, partsOf } from '#domain/calendar/civil-date.ts';
import type { StoredReading } from '#domain/reading/stored-reading.ts';
import { signName } from '#domain/zodiac/signs.ts';
import { LuckyElements } from './lucky-elements.tsx';
import { SkyFacts } from './sky-facts.tsx';

/** One reading with the sky that it was written from. */
export function ReadingPage({ reading }: { reading: StoredReading }) {
  const name = signName(reading.sign);
  const { year } = partsOf(reading.date);
  return (
    <article className="page reading" data-sign={reading.sign}>
      <Link to="/" className="back">
        Back to all signs
      </Link>
      <header>
        <h1>{`${name} Daily Horoscope for ${longDate(reading.date)}`}</h1>
        <p>
          {`Free ${name} daily reading • ${year} horoscope • Updated ${fullDate(reading.date)}`}
        </p>
        <p className="headline">{headlineOf(reading.title)}</p>
      </header>
      <p className="introduction">{reading.introduction}</p>
      {reading.sections.map((section) => (
        <section key={section.title}>
          <h2>{section.title}</h2>
          <p>{section.content}</p>
          <p className="basis">{section.basis}</p>
        </section>
      ))}
      {!reading.sections.some(({ title }) => title === 'Lucky Elements') && (
        <LuckyElements lucky={reading.luckyElements} />
      )}
      <SkyFacts facts={reading.sky} date={reading.date} />
    </article>
  );
}

/** The part of a title after the first colon, without asterisks. */
function headlineOf(title: string): string {
  const at = title.indexOf(': ');
  return (at < 0 ? title : title.slice(at + 2)).replaceAll('*', '');
}

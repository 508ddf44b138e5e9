import { Link } from 'react-router';
import { type CivilDate, fullDate, longDate } from '#domain/calendar/civil-date.ts';
import type { PublishedReading } from '#domain/reading/stored/stored-reading.ts';
import { datedPath, signPath } from '#domain/zodiac/sign-paths.ts';
import { type Sign, signName } from '#domain/zodiac/signs.ts';
import { LocalTimesScript } from '../../shell/local-times/local-times-script.tsx';
import { buttonClasses } from '../../ui/button.tsx';
import { NightMessage } from '../../ui/night-message.tsx';
import { AboutSign } from './about-sign.tsx';
import type { datedData } from './dated-data.server.ts';
import { EmptyDayBody, EmptyDayHead } from './empty-day-page.tsx';
import { DatedPageOverlay } from './on-demand/dated-page-overlay.tsx';
import { OtherDays } from './other-days.tsx';
import { ReadingPage } from './reading-page.tsx';
import { SignHeader } from './sign-header.tsx';

export type DatedDay = Awaited<ReturnType<typeof datedData>>['data'];

/** The page of a sign and a date: its reading, its sky if the reading was withdrawn, or the nearest days. */
export function DatedPage({
  missing,
  withdrawn,
  found,
  more,
  fresh,
}: DatedDay & {
  /** Replaces the reading that was found. */
  fresh: PublishedReading | null;
}) {
  if (missing) return <MissingDay {...missing} />;
  return (
    <>
      <LocalTimesScript />
      {found ? (
        <ReadingPage {...found} reading={fresh ?? found.reading} page="dated" />
      ) : (
        <WithdrawnDay {...withdrawn} />
      )}
      <DatedPageOverlay />
      <OtherDays sign={more.sign} stored={more.others} date={more.date} />
      <AboutSign sign={more.sign} texts={more.about} />
    </>
  );
}

function WithdrawnDay({ day, sky, neighbors }: NonNullable<DatedDay['withdrawn']>) {
  return (
    <div data-sign={day.sign} className="reading">
      <SignHeader sign={day.sign}>
        <EmptyDayHead day={day} neighbors={neighbors} page="dated" />
      </SignHeader>
      <EmptyDayBody day={day} sky={sky} />
    </div>
  );
}

interface MissingDayProps {
  sign: Sign;
  date: CivilDate;
  /** The nearest dates with a reading of the sign; null if there is none on that side, or the store doesn't respond. */
  nearest: { before: CivilDate | null; after: CivilDate | null };
}

/** The page of a day that has no reading. */
function MissingDay({ sign, date, nearest }: MissingDayProps) {
  const name = signName(sign);
  return (
    <NightMessage
      heading={`No ${name} Horoscope for ${longDate(date)}`}
      sky="low"
      actions={
        <>
          <Link to={signPath(sign)} className={buttonClasses('gold')}>
            {`Read Today's ${name} Horoscope`}
          </Link>
          <Link to="/" className={buttonClasses()}>
            All signs
          </Link>
        </>
      }
    >
      <p className="mt-5">
        <Reason sign={sign} date={date} nearest={nearest} />
      </p>
    </NightMessage>
  );
}

function Reason({ sign, date, nearest: { before, after } }: MissingDayProps) {
  const name = signName(sign);
  if (before && after) {
    return (
      <>
        {`There is no reading for ${fullDate(date)}. The nearest ${name} readings are for `}
        <DayLink sign={sign} date={before} />
        {' and '}
        <DayLink sign={sign} date={after} />.
      </>
    );
  }
  if (before) {
    return (
      <>
        {`The reading for ${fullDate(date)} hasn’t been written yet. The latest ${name} reading is for `}
        <DayLink sign={sign} date={before} />.
      </>
    );
  }
  if (after) {
    return (
      <>
        {`There is no reading for ${fullDate(date)}. The earliest ${name} reading is for `}
        <DayLink sign={sign} date={after} />.
      </>
    );
  }
  return <>{`There is no ${name} reading for ${fullDate(date)}.`}</>;
}

function DayLink({ sign, date }: { sign: Sign; date: CivilDate }) {
  return <Link to={datedPath(sign, date)}>{longDate(date)}</Link>;
}

import { Link } from 'react-router';
import { type CivilDate, fullDate, longDate } from '#domain/calendar/civil-date.ts';
import { datedPath, signPath } from '#domain/zodiac/sign-paths.ts';
import { type Sign, signName } from '#domain/zodiac/signs.ts';
import { buttonLook } from '../../ui/button.tsx';
import { NightMessage } from '../../ui/night-message.tsx';

interface MissingDayProps {
  sign: Sign;
  date: CivilDate;
  /** The nearest dates with a reading of the sign; null if there is none on that side, or the store doesn't respond. */
  nearest: { before: CivilDate | null; after: CivilDate | null };
}

/** The page of a day that has no reading. */
export function MissingDay({ sign, date, nearest }: MissingDayProps) {
  const name = signName(sign);
  return (
    <NightMessage
      heading={`No ${name} Horoscope for ${longDate(date)}`}
      sky="low"
      actions={
        <>
          <Link to={signPath(sign)} className={buttonLook('gold')}>
            {`Read Today's ${name} Horoscope`}
          </Link>
          <Link to="/" className={buttonLook()}>
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
        {`The reading for ${fullDate(date)} is not written yet. The latest ${name} reading is for `}
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

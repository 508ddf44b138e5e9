import { Link } from 'react-router';
import { type CivilDate, type DateSpan, fullDate, longDate } from '#domain/calendar/civil-date.ts';
import { datedPath, signPath } from '#domain/zodiac/sign-paths.ts';
import { type Sign, signName } from '#domain/zodiac/signs.ts';
import { buttonLook } from '../../ui/button.tsx';
import { NightMessage } from '../../ui/night-message.tsx';
import { whereaboutsOf } from './whereabouts.ts';

interface MissingDayProps {
  sign: Sign;
  date: CivilDate;
  /** From the first date with a stored reading of the sign to the last; null where there is none, or the store does not say. */
  span: DateSpan | null;
}

/** What stands at the address of a day that has no reading. */
export function MissingDay({ sign, date, span }: MissingDayProps) {
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
        <Reason sign={sign} date={date} span={span} />
      </p>
    </NightMessage>
  );
}

function Reason({ sign, date, span }: MissingDayProps) {
  const where = span && whereaboutsOf(date, span);
  if (where === 'ahead') {
    return (
      <>
        {`The reading for ${fullDate(date)} is not written yet. The latest ${signName(sign)} reading is for `}
        <DayLink sign={sign} date={span!.last} />.
      </>
    );
  }
  if (where === 'behind') {
    return (
      <>
        {`There is no reading for ${fullDate(date)}. The earliest ${signName(sign)} reading is for `}
        <DayLink sign={sign} date={span!.first} />.
      </>
    );
  }
  return <>{`There is no ${signName(sign)} reading for ${fullDate(date)}.`}</>;
}

function DayLink({ sign, date }: { sign: Sign; date: CivilDate }) {
  return <Link to={datedPath(sign, date)}>{longDate(date)}</Link>;
}

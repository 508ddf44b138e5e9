import { Link } from 'react-router';
import { longDate, weekdayOf } from '#domain/calendar/civil-date.ts';
import type { SignPair } from '#domain/zodiac/sign-pairs.ts';
import { signPath } from '#domain/zodiac/sign-paths.ts';
import { signName } from '#domain/zodiac/signs.ts';
import { DateIsInUtc } from '../../shell/date-is-in-utc.tsx';
import { buttonClasses } from '../../ui/button.tsx';
import { WhyLine } from '../sign/why-line.tsx';
import type { PairDay } from './days-of-both.ts';
import { housesOfBoth } from './pair-texts.ts';

/** The day's sky for both signs: each reading's headline and basis. */
export function DayOfBoth({ pair, day: { date, readings } }: { pair: SignPair; day: PairDay }) {
  return (
    <section className="mt-14">
      <h2>{`The same sky, ${weekdayOf(date)}`}</h2>
      <p className="mt-1 text-sm text-ivory-soft">
        {longDate(date)}
        <DateIsInUtc />
      </p>
      <p className="mt-3 max-w-(--container-measure)">{housesOfBoth(pair)}</p>
      <div className="pair-day">
        {readings.map(({ sign, headline, basis }) => (
          <div key={sign} data-sign={sign} className="pair-reading">
            <h3 className="small-caps text-sign">{`${signName(sign)} today`}</h3>
            <p className="text-xl italic">{headline ?? 'There is no reading for today.'}</p>
            <WhyLine basis={basis} date={date} />
            <Link to={signPath(sign)} className={`${buttonClasses('quiet')} no-print`}>
              {`Today’s ${signName(sign)} reading`}
              <span aria-hidden> →</span>
            </Link>
          </div>
        ))}
      </div>
    </section>
  );
}

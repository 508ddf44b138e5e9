import { Link } from 'react-router';
import { CALENDAR_PATH } from '#domain/almanac/almanac-paths.ts';
import { PHASE_TITLES } from '#domain/almanac/phases.ts';
import { civilDate, longDate, partsOf } from '#domain/calendar/civil-date.ts';
import { PHASE_ANGLES } from '#domain/sky/events.ts';
import { signName } from '#domain/zodiac/signs.ts';
import type { MoonNow, PlanetNow, SkyNow } from '#services/sky-now.ts';
import { EachDay } from '../../shell/each-day.tsx';
import { LocalDaysScript } from '../../shell/local-times/local-days-script.tsx';
import { LocalFormTime } from '../../shell/local-times/local-form.tsx';
import type { LiveDay } from '../../shell/reader-day.ts';
import { PlanetGlyph, RetrogradeGlyph } from '../../ui/planet-glyph.tsx';
import { SmallMoon } from '../../ui/small-moon.tsx';

/** What an article's subject does in the sky today, on every live date; times are shown in the reader's zone. */
export function NowBox({ days }: { days: (LiveDay & SkyNow)[] }) {
  return (
    <section aria-labelledby="sky-now" className="article-sky">
      <LocalDaysScript />
      <h2 id="sky-now" className="article-label">
        {`${days[0]!.planet ?? 'The Moon'} now`}
      </h2>
      <EachDay days={days}>
        {(sky) => (
          <>
            {sky.planet ? <Planet sky={sky} /> : <Moon sky={sky} />}
            <p className="article-sky-source">
              {`Computed for ${longDate(sky.date)}. `}
              <Link to={CALENDAR_PATH}>This month’s sky calendar</Link>
            </p>
          </>
        )}
      </EachDay>
    </section>
  );
}

function Planet({ sky: { planet, date, sign, leaves, retrograde } }: { sky: PlanetNow }) {
  return (
    <>
      <p className="article-sky-state">
        <PlanetGlyph body={planet} size={32} />
        {retrograde?.isNow && <RetrogradeGlyph size={24} />}
        <span>{`${planet} is ${retrograde?.isNow ? 'retrograde' : 'direct'}, in ${signName(sign)}`}</span>
      </p>
      <ul>
        {retrograde && (
          <li>
            {retrograde.isNow ? 'Retrograde from ' : 'Next retrograde from '}
            <Moment {...retrograde.from} on={date} />
            {' to '}
            <Moment {...retrograde.until} on={date} />
          </li>
        )}
        {leaves && (
          <li>
            {`Enters ${signName(leaves.to)} on `}
            <Moment {...leaves} on={date} />
          </li>
        )}
      </ul>
    </>
  );
}

function Moon({ sky: { date, phaseAngle, phase, percentLit, sign, next } }: { sky: MoonNow }) {
  return (
    <>
      <p className="article-sky-state">
        <SmallMoon phase={phaseAngle} size={44} />
        <span>{`${phase}, ${percentLit}% lit at noon UTC, in ${signName(sign)}`}</span>
      </p>
      <ul>
        {next.map(({ phase: name, sign: itsSign, eclipse, ...moment }) => (
          <li key={moment.at}>
            <SmallMoon phase={PHASE_ANGLES[name]} size={20} className="article-sky-phase" />
            {`${PHASE_TITLES[name]} in ${signName(itsSign)}`}
            {eclipse && `, with a ${eclipse} ${name === 'full moon' ? 'lunar' : 'solar'} eclipse`}
            {': '}
            <Moment {...moment} on={date} />
          </li>
        ))}
      </ul>
    </>
  );
}

/** A date, with the time of day if known, and the year only if it isn't the current one. */
function Moment({ at, timed, on }: { at: string; timed: boolean; on: string }) {
  return (
    <>
      <LocalFormTime at={at} form={`date ${partsOf(civilDate(on)).year}`} />
      {timed && (
        <>
          {' at '}
          <LocalFormTime at={at} form="clock" />
        </>
      )}
    </>
  );
}

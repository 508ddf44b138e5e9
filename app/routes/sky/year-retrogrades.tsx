import { MONTHS } from '#domain/calendar/civil-date.ts';
import { PLANETS, type Planet } from '#domain/sky/bodies.ts';
import type { CalendarRetrograde } from '#services/sky-calendar.ts';
import { LocalFormTime } from '../../shell/local-times/local-form.tsx';
import { PlanetGlyph } from '../../ui/planet-glyph.tsx';
import { round } from '../../ui/round.ts';
import type { AlmanacYear } from './load-almanac.ts';

/** The year at a glance: when each planet is retrograde, as bars and in words. */
export function YearRetrogrades({ year, retrogrades, seenBy }: AlmanacYear) {
  const id = `retrogrades-of-${year}`;
  return (
    <section aria-labelledby={id} className="year-retrogrades" data-days={seenBy?.join(' ')}>
      <h2 id={id}>{`Retrogrades of ${year}`}</h2>
      <div aria-hidden className="year-months">
        {MONTHS.map((name) => (
          <span key={name}>
            {name[0]}
            <span className="year-month-rest">{name.slice(1, 3)}</span>
          </span>
        ))}
      </div>
      <ul>
        {PLANETS.map((planet) => (
          <PlanetYear
            key={planet}
            planet={planet}
            year={year}
            periods={retrogrades.filter(({ body }) => body === planet)}
          />
        ))}
      </ul>
    </section>
  );
}

interface PlanetYearProps {
  planet: Planet;
  year: number;
  periods: readonly CalendarRetrograde[];
}

function PlanetYear({ planet, year, periods }: PlanetYearProps) {
  return (
    <li>
      <span className="year-planet">
        <PlanetGlyph body={planet} size={22} />
        {planet}
      </span>
      <svg className="year-track" aria-hidden>
        {periods.map((period) => (
          <rect key={period.from} y="0.25rem" height="0.625rem" {...placeInYear(period, year)} />
        ))}
      </svg>
      <span className="year-dates">
        {periods.length === 0 && 'direct all year'}
        {periods.map(({ from, until }) => (
          <span key={from}>
            <LocalFormTime at={from} form={`date ${year}`} />
            {' to '}
            <LocalFormTime at={until} form={`date ${year}`} />
          </span>
        ))}
      </span>
    </li>
  );
}

/** A period's position in the year, in percent. */
function placeInYear({ from, until }: CalendarRetrograde, year: number) {
  const start = Date.UTC(year, 0, 1);
  const length = Date.UTC(year + 1, 0, 1) - start;
  const share = (iso: string) =>
    Math.min(100, Math.max(0, ((Date.parse(iso) - start) / length) * 100));
  return { x: `${round(share(from))}%`, width: `${round(share(until) - share(from))}%` };
}

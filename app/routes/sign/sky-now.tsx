import type { CivilDate } from '#domain/calendar/civil-date.ts';
import type { SkyFact } from '#domain/reading/reading.ts';
import type { DrawnSky } from '#services/drawn-sky.ts';
import { MoonPhase } from '../../ui/moon-phase.tsx';
import { SkyText } from './sky-text.tsx';

/** A drawing of the day's Moon, and a line that says where she is. */
export function SkyNow({
  sky,
  moonFacts,
  date,
}: {
  sky: DrawnSky | null;
  moonFacts: SkyFact[];
  date: CivilDate;
}) {
  return (
    <div className="sky-now">
      {sky && (
        <MoonPhase
          phase={sky.moon.phaseAngle}
          size={208}
          label={`${sky.moon.phase}, ${sky.moon.percentLit}% lit`}
        />
      )}
      <div>
        {sky && (
          <p aria-hidden className="text-lg text-gold-bright italic">
            {`${sky.moon.phase}, `}
            <span className="inline-block">{`${sky.moon.percentLit}% lit at noon UTC`}</span>
          </p>
        )}
        <ul className="mt-1">
          {moonFacts.map((fact) => (
            <li key={fact.id}>
              <SkyText text={fact.text} date={date} />
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}

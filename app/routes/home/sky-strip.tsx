import { Link } from 'react-router';
import { CALENDAR_PATH } from '#domain/almanac/almanac-paths.ts';
import type { CivilDate } from '#domain/calendar/civil-date.ts';
import { signName } from '#domain/zodiac/signs.ts';
import type { SkyAtAGlance } from '#services/sky-at-a-glance.ts';
import { AtNoon } from '../../shell/local-times/at-noon.tsx';
import { AspectGlyph, PlanetGlyph, RetrogradeGlyph } from '../../ui/planet-glyph.tsx';

/** The day's sky in one strip: the Moon's sign at the reader's noon, the closest aspect then, and what is retrograde. */
export function SkyStrip({ sky, date }: { sky: SkyAtAGlance; date: CivilDate }) {
  const { moon, planets } = sky;
  return (
    <ul
      aria-label="The sky at noon"
      // Fixed positions, so nothing shifts as the words arrive.
      className="sky-strip"
    >
      <li className="small-caps text-gold">
        <span>
          At noon<span className="needs-script">, your time</span>
          <noscript> UTC</noscript>
        </span>
      </li>
      <li>
        <PlanetGlyph body="Moon" size={20} />
        <AtNoon
          date={date}
          things={moon.map(({ sign, until }) => ({ until, shown: `Moon in ${signName(sign)}` }))}
        />
      </li>
      <li>
        <AtNoon
          date={date}
          things={planets.map(({ closest, until }) => ({
            until,
            shown: closest && (
              <>
                <span>
                  <PlanetGlyph body={closest.a} size={20} />
                  <AspectGlyph aspect={closest.aspect} size={18} />
                  <PlanetGlyph body={closest.b} size={20} />
                </span>
                {`${closest.a} ${closest.aspect} ${closest.b}`}
              </>
            ),
          }))}
        />
      </li>
      <li>
        <RetrogradeGlyph size={18} />
        <AtNoon
          date={date}
          things={planets.map(({ retrogrades, until }) => ({
            until,
            shown: `Retrograde: ${retrogrades.join(', ') || 'none'}`,
          }))}
        />
      </li>
      <li>
        <Link to={CALENDAR_PATH}>Sky calendar</Link>
      </li>
    </ul>
  );
}

import type { CivilDate } from '#domain/calendar/civil-date.ts';
import { signName } from '#domain/zodiac/signs.ts';
import type { SkyAtAGlance } from '#services/sky-at-a-glance.ts';
import { AtNoon } from '../../shell/local-times/at-noon.tsx';
import { AspectGlyph, PlanetGlyph, RetrogradeGlyph } from '../../ui/planet-glyph.tsx';

/** The day's sky in one strip: the Moon's sign at the reader's noon, the closest aspect, and what is retrograde. */
export function SkyStrip({ sky, date }: { sky: SkyAtAGlance; date: CivilDate }) {
  const { moon, closest, retrogrades } = sky;
  return (
    <ul
      aria-label="The sky at noon"
      // Places of their own, so that nothing moves while the words come.
      className="mx-auto mt-6 grid max-w-64 items-center gap-2 text-left text-ivory-soft md:max-w-none md:grid-cols-[auto_1fr_1fr_1fr]"
    >
      <li className="small-caps text-gold">At noon</li>
      <li className="flex items-center gap-2">
        <PlanetGlyph body="Moon" size={20} className="shrink-0 text-gold-bright" />
        <AtNoon
          date={date}
          things={moon.map(({ sign, until }) => ({ until, shown: `Moon in ${signName(sign)}` }))}
        />
      </li>
      {closest && (
        <li className="flex items-center gap-2">
          <span className="flex shrink-0 gap-1 text-gold-bright">
            <PlanetGlyph body={closest.a} size={20} />
            <AspectGlyph aspect={closest.aspect} size={18} />
            <PlanetGlyph body={closest.b} size={20} />
          </span>
          {`${closest.a} ${closest.aspect} ${closest.b}`}
        </li>
      )}
      {retrogrades.length > 0 && (
        <li className="flex items-center gap-2">
          <RetrogradeGlyph size={18} className="shrink-0 text-gold-bright" />
          {`Retrograde: ${retrogrades.join(', ')}`}
        </li>
      )}
    </ul>
  );
}

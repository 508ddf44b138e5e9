import { signName } from '#domain/zodiac/signs.ts';
import type { SkyOfDay } from '#services/sky-of-day.ts';
import { AspectGlyph, PlanetGlyph, RetrogradeGlyph } from '../../ui/planet-glyph.tsx';

/** The day's sky in one strip: the Moon's sign, the closest aspect, and what is retrograde, at noon UTC. */
export function SkyStrip({ sky: { moon, aspects, bodies } }: { sky: SkyOfDay }) {
  const closest = aspects[0];
  const backward = bodies.filter(({ retrograde }) => retrograde);
  return (
    <ul
      aria-label="The sky at noon UTC"
      className="mt-6 flex flex-wrap justify-center gap-x-8 gap-y-2 text-ivory-soft"
    >
      <li className="small-caps text-gold">At noon UTC</li>
      <li className="flex items-center gap-2">
        <PlanetGlyph body="Moon" size={20} className="text-gold-bright" />
        {`Moon in ${signName(moon.sign)}`}
      </li>
      {closest && (
        <li className="flex items-center gap-2">
          <span className="flex gap-1 text-gold-bright">
            <PlanetGlyph body={closest.a} size={20} />
            <AspectGlyph aspect={closest.aspect} size={18} />
            <PlanetGlyph body={closest.b} size={20} />
          </span>
          {`${closest.a} ${closest.aspect} ${closest.b}`}
        </li>
      )}
      {backward.length > 0 && (
        <li className="flex items-center gap-2">
          <RetrogradeGlyph size={18} className="text-gold-bright" />
          {`Retrograde: ${backward.map(({ body }) => body).join(', ')}`}
        </li>
      )}
    </ul>
  );
}

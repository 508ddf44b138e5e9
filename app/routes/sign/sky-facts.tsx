import type { ReactNode } from 'react';
import type { CivilDate } from '#domain/calendar/civil-date.ts';
import type { SkyFact } from '#domain/reading/reading.ts';
import type { FactGroups } from '#domain/reading/stored/fact-groups.ts';
import { BODIES, type Body } from '#domain/sky/bodies.ts';
import { ASPECT_ANGLES, type AspectName } from '#domain/sky/events.ts';
import { parseSign } from '#domain/zodiac/signs.ts';
import { AspectGlyph, PlanetGlyph, RetrogradeGlyph } from '../../ui/planet-glyph.tsx';
import { ZodiacGlyph } from '../../ui/zodiac-glyph.tsx';
import { SkyText } from './sky-text.tsx';

/** The day's other events in the sky, expanded; what holds all day, collapsed. */
export function SkyFacts({ groups, date }: { groups: FactGroups; date: CivilDate }) {
  const { alsoToday, nearbyDates, places, retrogrades, aspects } = groups;
  const held = nearbyDates.length + places.length + retrogrades.length + aspects.length;
  if (alsoToday.length + held === 0) return null;
  return (
    <section className="sky-facts">
      {alsoToday.length > 0 && (
        <>
          <h2>Also in the sky</h2>
          <Facts facts={alsoToday} date={date} />
        </>
      )}
      {held > 0 && (
        <details className="fold facts-held mt-2">
          <summary>
            <h3 className="text-lg text-gold italic">The rest of the sky</h3>
          </summary>
          <Group title="Near this date" facts={nearbyDates} date={date} />
          <Group title="Planets in signs" facts={places} date={date} />
          <Group title="Retrograde" facts={retrogrades} date={date} />
          <Group title="Aspects" facts={aspects} date={date} />
        </details>
      )}
    </section>
  );
}

function Group({ title, facts, date }: { title: string; facts: SkyFact[]; date: CivilDate }) {
  if (facts.length === 0) return null;
  return (
    <>
      <h4 className="small-caps mt-4 text-gold">{title}</h4>
      <Facts facts={facts} date={date} />
    </>
  );
}

function Facts({ facts, date }: { facts: SkyFact[]; date: CivilDate }) {
  return (
    <ul className="text-sm">
      {facts.map((fact) => (
        <li key={fact.id} className="fact-row">
          <FactEmblem fact={fact} />
          <div>
            <SkyText text={fact.text} date={date} />
          </div>
        </li>
      ))}
    </ul>
  );
}

const SIZE = 20;

/**
 * A fact in glyphs, as almanacs print it: the Moon, a triangle, Mars. Decoration; nothing for a fact that it can't parse.
 */
function FactEmblem({ fact: { id, text } }: { fact: SkyFact }) {
  return <span className="fact-emblem">{glyphs(id.split('-'), text)}</span>;
}

function glyphs([first = '', second = '', third = '']: string[], text: string): ReactNode {
  const aspect = parseAspect(first);
  const [a, b] = [parseBody(second), parseBody(third)];
  if (aspect && a && b) {
    return (
      <>
        <PlanetGlyph body={a} size={SIZE} />
        <AspectGlyph aspect={aspect} size={SIZE} className="text-ivory-dim" />
        <PlanetGlyph body={b} size={SIZE} />
      </>
    );
  }
  if (first === 'lunation') return <PlanetGlyph body="Moon" size={SIZE} />;

  const body = parseBody(first === 'eclipse' ? second : first);
  const sign = parseSign(second === 'sign' ? (/ is in (\w+)/.exec(text)?.[1] ?? '') : third);
  return (
    body && (
      <>
        <PlanetGlyph body={body} size={SIZE} />
        {sign && <ZodiacGlyph sign={sign} size={SIZE} className="text-ivory-dim" />}
        {(second === 'retrograde' || third === 'retrograde') && (
          <RetrogradeGlyph size={SIZE} className="text-ivory-dim" />
        )}
      </>
    )
  );
}

function parseAspect(text: string): AspectName | null {
  return text in ASPECT_ANGLES ? (text as AspectName) : null;
}

function parseBody(text: string): Body | null {
  return BODIES.find((body) => body.toLowerCase() === text) ?? null;
}

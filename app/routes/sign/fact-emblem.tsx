import type { ReactNode } from 'react';
import type { SkyFact } from '#domain/reading/reading.ts';
import { BODIES, type Body } from '#domain/sky/bodies.ts';
import { ASPECT_ANGLES, type AspectName } from '#domain/sky/events.ts';
import { parseSign } from '#domain/zodiac/signs.ts';
import { AspectGlyph, PlanetGlyph, RetrogradeGlyph } from '../../ui/planet-glyph.tsx';
import { ZodiacGlyph } from '../../ui/zodiac-glyph.tsx';

const SIZE = 20;

/**
 * A fact in glyphs, as almanacs print it: the Moon, a triangle, Mars. Decoration; nothing for a fact that it can't parse.
 */
export function FactEmblem({ fact: { id, text } }: { fact: SkyFact }) {
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

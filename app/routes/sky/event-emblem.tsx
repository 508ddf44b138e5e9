import { PHASE_ANGLES } from '#domain/sky/events.ts';
import type { CalendarEvent } from '#services/sky-calendar.ts';
import { EclipseDisc } from '../../ui/eclipse-disc.tsx';
import { AspectGlyph, PlanetGlyph, RetrogradeGlyph } from '../../ui/planet-glyph.tsx';
import { SmallMoon } from '../../ui/small-moon.tsx';
import { ZodiacGlyph } from '../../ui/zodiac-glyph.tsx';

/** An event in symbols, as decoration: the words are beside it. */
export function EventEmblem({ event }: { event: CalendarEvent }) {
  return (
    <span className="event-emblem" aria-hidden>
      <Symbols event={event} />
    </span>
  );
}

function Symbols({ event }: { event: CalendarEvent }) {
  switch (event.kind) {
    case 'lunation':
      return <SmallMoon phase={PHASE_ANGLES[event.phase]} size={42} />;
    case 'eclipse':
      return <EclipseDisc of={event.of} type={event.type} size={46} />;
    case 'season':
      return <PlanetGlyph body="Sun" size={22} />;
    case 'ingress':
      return (
        <>
          <PlanetGlyph body={event.body} size={20} />
          <span data-sign={event.to}>
            <ZodiacGlyph sign={event.to} size={20} className="text-sign" />
          </span>
        </>
      );
    case 'station':
      return (
        <>
          <PlanetGlyph body={event.body} size={20} />
          {event.turns === 'retrograde' ? (
            <RetrogradeGlyph size={18} />
          ) : (
            <ZodiacGlyph sign="" size={14} />
          )}
        </>
      );
    case 'aspect':
      return (
        <>
          <PlanetGlyph body={event.a} size={20} />
          <AspectGlyph aspect={event.aspect} size={16} />
          <PlanetGlyph body={event.b} size={20} />
        </>
      );
  }
}

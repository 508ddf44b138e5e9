import { civilDateAt } from '../calendar/civil-date.ts';
import type { SkyEvent } from '../sky/events.ts';

/**
 * A unique name for an event that stays the same when its time is recomputed: `2026-11-24-full-moon`,
 * `2026-10-24-mercury-turns-retrograde`. It begins with the event's UTC date.
 */
export function eventId(event: SkyEvent): string {
  return `${civilDateAt(event.at)}-${subjectOf(event)}`.toLowerCase().replaceAll(' ', '-');
}

function subjectOf(event: SkyEvent): string {
  switch (event.kind) {
    case 'lunation':
      return event.phase;
    case 'ingress':
      return `${event.body} enters ${event.to}`;
    case 'station':
      return `${event.body} turns ${event.turns}`;
    case 'aspect':
      return `${event.a} ${event.aspect} ${event.b}`;
    case 'eclipse':
      return `eclipse of the ${event.of}`;
    case 'season':
      return event.event;
  }
}

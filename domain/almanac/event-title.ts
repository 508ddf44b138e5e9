import { capitalized } from '../capitalized.ts';
import type { SkyEvent } from '../sky/events.ts';
import { signName } from '../zodiac/signs.ts';
import { PHASE_TITLES } from './phases.ts';

/** What happens, in a few words: `Full Moon in Gemini`, `Sun square Saturn`. */
export function eventTitle(event: SkyEvent): string {
  switch (event.kind) {
    case 'lunation':
      return `${PHASE_TITLES[event.phase]} in ${signName(event.moonSign)}`;
    case 'ingress':
      return `${event.body} ${event.retrograde ? 'returns to' : 'enters'} ${signName(event.to)}`;
    case 'station':
      return `${event.body} turns ${event.turns} in ${signName(event.sign)}`;
    case 'aspect':
      return `${event.a} ${event.aspect} ${event.b}`;
    case 'eclipse':
      return `${capitalized(event.type)} ${event.of === 'Sun' ? 'solar' : 'lunar'} eclipse in ${signName(event.sign)}`;
    case 'season':
      return event.event;
  }
}

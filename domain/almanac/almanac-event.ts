import type { SkyEvent } from '../sky/events.ts';

/** An event in the calendar, which leaves out the aspects of the Moon. */
export type AlmanacEvent = SkyEvent;

/**
 * The kinds that a reader may subscribe to, in the calendar's order. Each has its own subject: the Moon's ingresses
 * come every two or three days and are a separate kind, and equinoxes and solstices are ingresses of the Sun.
 */
export const ALMANAC_KINDS = [
  'moon-phases',
  'moon-signs',
  'eclipses',
  'retrogrades',
  'ingresses',
  'aspects',
] as const;
export type AlmanacKind = (typeof ALMANAC_KINDS)[number];

export function kindOf(event: AlmanacEvent): AlmanacKind {
  switch (event.kind) {
    case 'lunation':
      return 'moon-phases';
    case 'ingress':
      return event.body === 'Moon' ? 'moon-signs' : 'ingresses';
    case 'season':
      return 'ingresses';
    case 'station':
      return 'retrogrades';
    case 'eclipse':
      return 'eclipses';
    case 'aspect':
      return 'aspects';
  }
}

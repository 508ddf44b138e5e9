import type { SkyEvent } from '../sky/events.ts';

/**
 * The kinds that a reader may subscribe to, in the calendar's order. They don't overlap: the Moon's ingresses, which
 * come every two or three days, are a separate kind, and equinoxes and solstices are among the Sun's ingresses.
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

const KINDS = {
  lunation: 'moon-phases',
  ingress: 'ingresses',
  season: 'ingresses',
  station: 'retrogrades',
  eclipse: 'eclipses',
  aspect: 'aspects',
} as const satisfies Record<SkyEvent['kind'], AlmanacKind>;

export function kindOf(event: SkyEvent): AlmanacKind {
  return event.kind === 'ingress' && event.body === 'Moon' ? 'moon-signs' : KINDS[event.kind];
}

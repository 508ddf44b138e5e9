import type { AlmanacKind } from '#domain/almanac/almanac-event.ts';

/** The calendar feeds' names and descriptions. */
export const FEED_TEXTS: Record<AlmanacKind | 'all', { name: string; about: string }> = {
  all: {
    name: 'The whole sky',
    about: 'Moon phases, sign changes, stations, eclipses, and aspects in one calendar.',
  },
  'moon-phases': {
    name: 'Moon phases',
    about: 'New Moon, first quarter, full Moon and last quarter, with the Moon’s sign.',
  },
  'moon-signs': {
    name: 'The Moon’s signs',
    about: 'The Moon entering each sign, every two or three days.',
  },
  eclipses: {
    name: 'Eclipses',
    about: 'Solar and lunar eclipses at maximum, with the type of each.',
  },
  retrogrades: {
    name: 'Retrogrades',
    about:
      'Each planet’s retrograde from its first day to its last, and the stations at both ends.',
  },
  ingresses: {
    name: 'Ingresses and seasons',
    about: 'The Sun and the planets entering a sign; equinoxes and solstices.',
  },
  aspects: {
    name: 'Aspects',
    about:
      'Exact conjunctions, sextiles, squares, trines and oppositions among the Sun and the planets.',
  },
};

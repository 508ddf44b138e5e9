import type { LunationPhase } from '../sky/events.ts';

export const PHASE_TITLES: Record<LunationPhase, string> = {
  'new moon': 'New Moon',
  'first quarter': 'First quarter',
  'full moon': 'Full Moon',
  'last quarter': 'Last quarter',
};

/** Degrees that the Moon is ahead of the Sun. */
export const PHASE_ANGLES: Record<LunationPhase, number> = {
  'new moon': 0,
  'first quarter': 90,
  'full moon': 180,
  'last quarter': 270,
};

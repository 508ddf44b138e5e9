import type { LunationPhase } from '../sky/events.ts';

export const PHASE_TITLES: Record<LunationPhase, string> = {
  'new moon': 'New Moon',
  'first quarter': 'First quarter',
  'full moon': 'Full Moon',
  'last quarter': 'Last quarter',
};

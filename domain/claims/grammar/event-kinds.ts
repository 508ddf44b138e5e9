import type { Finding } from '../proposition.ts';

/** The kinds of statement that tell of a moment rather than of a state. */
export const EVENTS = new Set<Finding['kind']>([
  'ingress',
  'station',
  'lunation',
  'eclipse',
  'season-turn',
  'aspect',
]);

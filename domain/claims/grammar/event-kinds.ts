import type { Finding } from '../proposition.ts';

/** The kinds of statement about an instant rather than a lasting state. */
export const EVENTS = new Set<Finding['kind']>([
  'ingress',
  'station',
  'lunation',
  'eclipse',
  'season-turn',
  'aspect',
]);

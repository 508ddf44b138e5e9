import type { Finding } from '../proposition.ts';

/** The kinds of statement about an instant rather than a lasting state. */
// biome-ignore format: a list of words
export const EVENTS = new Set<Finding['kind']>([
  'ingress', 'station', 'lunation', 'eclipse', 'season-turn', 'aspect',
]);

/** The kinds of statement about one body that last. */
export const STATES = new Set<Finding['kind']>(['body-in-sign', 'body-in-house', 'motion']);

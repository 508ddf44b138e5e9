import type { Passage } from '../grammar/passage.ts';
import type { Finding } from '../proposition.ts';
import { findBareAspects } from './bare-aspects.ts';
import { findBareMeetings } from './bare-meetings.ts';
import { findBareMotions } from './bare-motions.ts';
import { findBarePlaces } from './bare-places.ts';

/**
 * Finds what no other reader has understood: a place, an aspect or a motion in a clause with a body. Whatever the turn
 * of phrase, the bare relation between the two must hold in one of its readings.
 */
export function findBareRelations(passage: Passage, findings: readonly Finding[]): Finding[] {
  // Glyphs in a row are a table, not a sentence.
  if (!passage.tokens.some(({ type }) => type === 'word')) return [];
  const places = findBarePlaces(passage, findings);
  const aspects = findBareAspects(passage, [...findings, ...places]);
  const motions = findBareMotions(passage, [...findings, ...aspects]);
  const related = [...places, ...aspects, ...motions];
  return [...related, ...findBareMeetings(passage, [...findings, ...related])];
}

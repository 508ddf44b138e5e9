import type { SkyFact } from './reading.ts';

/** The facts of a day as a page lays them out: what moves that day first. */
export interface FactGroups {
  /** Where the Moon is, and whether it waxes or wanes. */
  moon: SkyFact[];
  /** What happens at a moment of the day or on its date, in order of time; what has no clock time comes last. */
  changes: SkyFact[];
  /** The signs that the Sun and the planets are in. */
  places: SkyFact[];
  retrogrades: SkyFact[];
  /** Aspects that hold all day. */
  aspects: SkyFact[];
}

/** Sorts facts by their ids; one of an id that is not known goes with what it is most like, and none is lost. */
export function groupFacts(facts: readonly SkyFact[]): FactGroups {
  const groups: FactGroups = { moon: [], changes: [], places: [], retrogrades: [], aspects: [] };
  for (const fact of facts) groups[groupOf(fact)].push(fact);
  groups.changes.sort((a, b) => timeOf(a) - timeOf(b));
  return groups;
}

function timeOf({ at }: SkyFact): number {
  return at ? Date.parse(at) : Number.MAX_SAFE_INTEGER;
}

function groupOf({ id, text, at }: SkyFact): keyof FactGroups {
  if (id === 'moon-sign' || id === 'moon-phase') return 'moon';
  if (/^[a-z]+-sign$/.test(id)) return 'places';
  if (/^[a-z]+-retrograde$/.test(id)) return 'retrogrades';
  // A slow event carries only its date, in its sentence: "exact on November 22 (UTC)".
  return at || text.includes(' (UTC)') ? 'changes' : 'aspects';
}

import { hasTag, type Passage } from '../grammar/passage.ts';
import { relationOf } from '../grammar/place-relations.ts';
import { placeOf } from '../places.ts';
import type { DegreeRange, Place } from '../proposition.ts';
import { DRAWN } from '../text/tables/event-words.ts';

/** Where a lunation, an eclipse or a station falls, as the text has it, and the index of its sign or house. */
export interface EventPlace {
  place: Place;
  degrees: DegreeRange | null;
  at: number;
}

/**
 * The sign or house at `at` as the place of the lunation or eclipse at `event`: "in Pisces", "lands in your fifth house",
 * "floods your fifth house", "draws your attention to your fifth house".
 */
export function eventPlace(passage: Passage, event: number, at: number): EventPlace | null {
  const { tokens, context } = passage;
  const { relation, degrees } = relationOf(tokens, at);
  const isDrawnTo =
    (relation === 'to' || relation === 'into' || hasTag(tokens[at - 1], 'on')) &&
    tokens.slice(event + 1, at).some(({ lower }) => DRAWN.has(lower));
  // "A new Moon sprinkles seed on your fifth house"
  const isOnYours = hasTag(tokens[at - 1], 'on') && tokens[at]!.type === 'house';
  const isThere = THERE.has(relation) || isDrawnTo || isOnYours;
  return isThere ? { place: placeOf(tokens[at]!, context), degrees, at } : null;
}

const THERE = new Set(['in', 'visits', 'into', 'enters']);

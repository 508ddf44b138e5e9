import { SIGNS, type Sign, signIndex } from '../zodiac/signs.ts';

/** Where a choice stands: which table (`key`), for whom, on which day, and the how-manieth of that day. */
export interface Draw {
  key: string;
  sign: Sign;
  /** A running number of days. */
  day: number;
  /** How many draws from this table one day may take, and which of them this is. */
  perDay: number;
  turn: number;
}

/** Which entry of a table to take, and a number that moves its alternatives on each time it comes back. */
export interface Choice {
  index: number;
  round: number;
}

/** Keeps positions positive for days before 1970. */
const FAR_BACK = 1_000_000;
const SMALLEST_HALF = 4;

/**
 * Walks through a table of `size` entries so that none comes back before at least half of the others
 * have had their turn; the order is reshuffled on each round. The twelve signs stand at different
 * places of the same walk, spread evenly, in an order that differs from table to table.
 */
export function choose(size: number, draw: Draw): Choice {
  const seat = seatOf(draw.sign, draw.key);
  const position =
    FAR_BACK +
    (hash(draw.key) % 100_003) +
    draw.day * draw.perDay +
    draw.turn +
    Math.floor((seat * size) / SIGNS.length);
  const round = Math.floor(position / size);
  return { index: orderOf(size, draw.key, round)[position % size]!, round: round + seat * 1009 };
}

/** A whole number of at least 0 and below 2^32 for a text: cyrb53's mixing, cut to 32 bits. */
export function hash(text: string): number {
  let high = 0xdeadbeef;
  let low = 0x41c6ce57;
  for (let i = 0; i < text.length; i++) {
    const code = text.charCodeAt(i);
    high = Math.imul(high ^ code, 2654435761);
    low = Math.imul(low ^ code, 1597334677);
  }
  high = Math.imul(high ^ (high >>> 16), 2246822507) ^ Math.imul(low ^ (low >>> 13), 3266489909);
  return (high ^ (high >>> 13)) >>> 0;
}

/** 0 to 11, another order of the signs for each key. */
function seatOf(sign: Sign, key: string): number {
  return shuffled(SIGNS.length, hash(`${key} seats`)).indexOf(signIndex(sign));
}

/**
 * The two halves of a table keep their turns, so that an entry cannot end one round and open the next.
 * Tables too small for that are shuffled whole, and only a repetition at the seam is mended.
 */
function orderOf(size: number, key: string, round: number): number[] {
  if (size < 2 * SMALLEST_HALF) return wholeOrder(size, key, round);
  const half = Math.ceil(size / 2);
  const fixed = shuffled(size, hash(key));
  const mix = (part: number[], name: string) =>
    shuffled(part.length, hash(`${key} ${round} ${name}`)).map((i) => part[i]!);
  return [...mix(fixed.slice(0, half), 'first'), ...mix(fixed.slice(half), 'second')];
}

function wholeOrder(size: number, key: string, round: number): number[] {
  const order = shuffled(size, hash(`${key} ${round}`));
  const before = shuffled(size, hash(`${key} ${round - 1}`)).at(-1);
  if (size > 2 && order[0] === before) [order[0], order[1]] = [order[1]!, order[0]!];
  return order;
}

/** 0 to size - 1 in an order that the seed decides (Fisher and Yates, numbers by mulberry32). */
function shuffled(size: number, seed: number): number[] {
  const order = Array.from({ length: size }, (_, i) => i);
  let state = seed;
  for (let i = size - 1; i > 0; i--) {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    const other = ((mixed ^ (mixed >>> 14)) >>> 0) % (i + 1);
    [order[i], order[other]] = [order[other]!, order[i]!];
  }
  return order;
}

import { SIGNS, type Sign, signIndex } from '../zodiac/signs.ts';

/** Where a choice stands: which table (`key`), for whom, on which day, and the how-manieth of that day. */
export interface Draw {
  key: string;
  sign: Sign;
  /** A running number of days, from 1970. */
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
/** Below twice this many entries a table is too short to be walked in halves. */
const SMALLEST_HALF = 4;

/**
 * Walks through a table of `size` entries, one per draw, in an order reshuffled on each round. The two
 * halves of a table keep their turns, so that no entry comes back before nearly half of the table has
 * been used. On one day six signs walk in the one half and six in the other, all at different places:
 * with 12 entries or more all twelve differ, with fewer those that share an entry get other alternatives.
 */
export function choose(size: number, { key, sign, day, perDay, turn }: Draw): Choice {
  const seed = hash(key);
  const position = FAR_BACK + (seed % 100_003) + (day + slip(day, seed)) * perDay + turn;
  const round = Math.floor(position / size);
  const place = position % size;
  const seat = seatOf(sign, key);
  if (size < 2 * SMALLEST_HALF) {
    return { index: wholeOrder(size, key, round)[(place + seat) % size]!, round: round + seat };
  }
  const half = Math.ceil(size / 2);
  const isEarly = place < half;
  const part = halfOrder(size, key, round, isEarly === (seat % 2 === 0));
  const step = isEarly ? place : place - half;
  const chair = Math.floor(seat / 2);
  return { index: part[(step + chair) % part.length]!, round: round + apart(chair, part.length) };
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

/**
 * A table leaves out an entry every 5 to 12 days, each table at its own pace. Without it, tables of
 * the same size would keep step, and a date would find the choices of another a fixed time before.
 */
function slip(day: number, seed: number): number {
  return Math.floor((day + FAR_BACK) / (5 + (Math.floor(seed / 100_003) % 8)));
}

/** 0 to 11, another order of the signs for each key. */
function seatOf(sign: Sign, key: string): number {
  return shuffled(SIGNS.length, hash(`${key} seats`)).indexOf(signIndex(sign));
}

/** Chairs `length` apart share an entry; their rounds differ by 7, which no entry's number of forms divides. */
function apart(chair: number, length: number): number {
  return chair + Math.floor(chair / length) * (7 - length);
}

function halfOrder(size: number, key: string, round: number, isFirst: boolean): number[] {
  const half = Math.ceil(size / 2);
  const fixed = shuffled(size, hash(key));
  const part = isFirst ? fixed.slice(0, half) : fixed.slice(half);
  return shuffled(part.length, hash(`${key} ${round} ${isFirst}`)).map((i) => part[i]!);
}

function wholeOrder(size: number, key: string, round: number): number[] {
  return shuffled(size, hash(`${key} ${round}`));
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

import { DAY_MS } from '#domain/calendar/durations.ts';
import { mod } from '#domain/mod.ts';
import { eclipsesBetween } from '#domain/sky/eclipses.ts';
import { LUNATION_INTRODUCTIONS } from '#domain/words/library.ts';
import { solarHouse } from '#domain/zodiac/solar-houses.ts';
import type { Lead } from '../contacts/lead.ts';
import { type IntroductionCard, introductionCardOf } from './decks.ts';
import { dayOf, type Hand, type Table } from './hand.ts';
import { isOnOccasion } from './occasions.ts';

/** The new Moon from which lunations are counted, and their mean length (Meeus, Astronomical Algorithms, chapter 49). */
const FIRST_NEW_MOON = Date.parse('2000-01-06T18:14:00Z');
const LUNATION_MS = 29.530588861 * DAY_MS;

/**
 * The introductions that a sign could get on a date: the deck's unused ones for the Moon's house or, at a new or full
 * Moon or an eclipse, the one for that event in that house. The Moon is seldom new in the same house twice in a row; if
 * it is, the second of the event's two introductions for that house is used.
 */
export function introductionsFor(
  hand: Pick<Hand, 'sign' | 'used'>,
  table: Table,
): IntroductionCard[] {
  const { lead, deck, version } = table;
  const house = solarHouse(hand.sign, lead.sign);
  if (lead.lunation) {
    const { ordinary, eclipse } = LUNATION_INTRODUCTIONS[lead.lunation.phase];
    const passages = (isFirstEclipse(lead) ? eclipse : ordinary)[house];
    const turn = lunationNumber(lead.lunation) + version;
    const passage = passages[mod(turn, passages.length)]!;
    return [introductionCardOf(passage)];
  }
  return deck.introductions[house].filter(
    (card) => !hand.used.has(card.passage) && isOnOccasion(card, dayOf(hand, table)),
  );
}

/**
 * Whether there is an eclipse and none a month earlier: the second of two in a row may fall in the same house, whose
 * eclipse introduction the first has used.
 */
function isFirstEclipse({ eclipse }: Lead): boolean {
  if (!eclipse) return false;
  const { of, at } = eclipse;
  const before = { start: at - 1.2 * LUNATION_MS, end: at - 0.8 * LUNATION_MS };
  return eclipsesBetween(before).every((other) => other.of !== of);
}

/** A running number that goes up by one from each new Moon to the next, and from each full Moon to the next. */
function lunationNumber({ phase, at }: NonNullable<Lead['lunation']>): number {
  const half = phase === 'full moon' ? 0.5 : 0;
  return Math.round((at - FIRST_NEW_MOON) / LUNATION_MS - half);
}

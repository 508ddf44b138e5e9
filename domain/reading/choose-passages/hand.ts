import type { CivilDate } from '#domain/calendar/civil-date.ts';
import type { Area, IntroductionPassage, SectionPassage } from '#domain/words/passage.ts';
import type { Sign } from '#domain/zodiac/signs.ts';
import type { Contact } from '../contacts/contacts.ts';
import type { Lead } from '../contacts/lead.ts';
import type { Card, Deck } from './decks.ts';
import type { DayOfSign } from './occasions.ts';
import {
  advicePenalties,
  nearestPenalties,
  type RecentHistory,
  sorePenalties,
  wornOpenings,
} from './passage-values.ts';

/** An area of life, the contact that relates to it, and the passage about it. */
export interface DealtSection {
  area: Area;
  contact: Contact;
  card: Card<SectionPassage>;
}

/** The passages of one reading: the introduction, and four sections in their order. */
export interface Deal {
  lead: Lead;
  introduction: Card<IntroductionPassage>;
  sections: DealtSection[];
}

/** For this many days a thought, a scene or a piece of advice counts as recent. */
const DAYS_REMEMBERED = 14;

/** What a sign has been dealt: in this deck, and on the days around it. */
export interface Hand {
  sign: Sign;
  used: Set<object>;
  /** The readings of the days before, nearest first. */
  earlierDays: Deal[];
  /** The readings of the following days that have already been dealt, nearest first. */
  laterDays: Deal[];
  openings: Map<string, number>;
}

/** The state of the signs that share a deck, on one date. */
export interface Table {
  date: CivilDate;
  lead: Lead;
  /** The sign that the Sun is in for as long as the date is today somewhere; null if it changes signs. */
  sunSign: Sign | null;
  contacts: readonly Contact[];
  deck: Deck;
  /** Passages that have been dealt on this date. */
  dealtToday: Set<object>;
  version: number;
}

/** The day of a sign, with what occasions depend on. */
export function dayOf({ sign }: Pick<Hand, 'sign'>, { date, sunSign }: Table): DayOfSign {
  return { date, sign, sunSign };
}

export function newHand(sign: Sign): Hand {
  return {
    sign,
    used: new Set(),
    earlierDays: [],
    laterDays: [],
    openings: new Map(),
  };
}

/** Adds the next day's reading to the history. */
export function remember(hand: Hand, reading: Deal): void {
  hand.earlierDays.unshift(reading);
  for (const { opening } of cardsOf(reading)) {
    hand.openings.set(opening, (hand.openings.get(opening) ?? 0) + 1);
  }
}

export function cardsOf({ introduction, sections }: Deal): Card[] {
  return [introduction, ...sections.map(({ card }) => card)];
}

/**
 * What the sign's reader sees in the days around the one being dealt; after it, the stretch has `daysLeft` more days.
 */
export function recentHistoryOf(
  { earlierDays, laterDays, openings }: Hand,
  daysLeft: number,
): RecentHistory {
  const readings = Array.from({ length: DAYS_REMEMBERED }, (_, ago) =>
    [earlierDays[ago], laterDays[ago - daysLeft]].filter((reading) => reading !== undefined),
  );
  const about = readings.map((around) => around.flatMap(cardsOf));
  return {
    worn: wornOpenings(openings),
    ...nearestPenalties(about),
    sore: sorePenalties(readings.map((around) => around.flatMap(({ sections }) => sections))),
    asks: advicePenalties(about.map((cards) => cards.map(({ passage }) => passage.asks))),
  };
}

import type { Area, IntroductionPassage, SectionPassage } from '#domain/words/passage.ts';
import type { Sign } from '#domain/zodiac/signs.ts';
import type { Contact } from '../contacts/contacts.ts';
import type { Lead } from '../contacts/lead.ts';
import type { Card } from './decks.ts';
import { adviceTold, type Met, scenesMet, soreLately, wornOpenings } from './passage-values.ts';

/** An area of life, the contact that relates to it, and the passage about it. */
export interface DealtSection {
  area: Area;
  contact: Contact;
  card: Card<SectionPassage>;
}

/** The passages of one reading: the introduction, and four sections in their order. */
export interface Dealt {
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
  /** The readings of the days before, newest first. */
  days: Dealt[];
  /** The readings of the days after, as far as they are dealt, nearest first. */
  ahead: Dealt[];
  openings: Map<string, number>;
  props: Set<string>;
}

export function newHand(sign: Sign): Hand {
  return {
    sign,
    used: new Set(),
    days: [],
    ahead: [],
    openings: new Map(),
    props: new Set(),
  };
}

/** Adds a reading of the day after those remembered. */
export function remember(hand: Hand, reading: Dealt): void {
  hand.days.unshift(reading);
  for (const { passage, opening } of cardsOf(reading)) {
    hand.openings.set(opening, (hand.openings.get(opening) ?? 0) + 1);
    for (const prop of passage.props) hand.props.add(prop);
  }
}

export function cardsOf({ introduction, sections }: Dealt): Card[] {
  return [introduction, ...sections.map(({ card }) => card)];
}

/** What a reader of the sign sees around the day being dealt, `left` days before the end of the stretch. */
export function metBy({ days, ahead, openings, props }: Hand, left: number): Met {
  const readings = Array.from({ length: DAYS_REMEMBERED }, (_, ago) =>
    [days[ago], ahead[ago - left]].filter((reading) => reading !== undefined),
  );
  const about = readings.map((around) => around.flatMap(cardsOf));
  return {
    worn: wornOpenings(openings),
    props,
    motifs: about.map((cards) => new Set(cards.map(({ passage }) => passage.motif))),
    ...scenesMet(about),
    sore: soreLately(readings.map((around) => around.flatMap(({ sections }) => sections))),
    asks: adviceTold(about.map((cards) => cards.map(({ passage }) => passage.asks))),
  };
}

import { type Body, isSlow } from '#domain/sky/bodies.ts';
import { AREAS, type Area, type SectionPassage } from '#domain/words/passage.ts';
import { signProfile } from '#domain/zodiac/profiles.ts';
import { solarHouse } from '#domain/zodiac/solar-houses.ts';
import type { Contact } from '../contacts/contacts.ts';
import { areaFit } from './area-fit.ts';
import type { Card } from './decks.ts';
import { type Deal, dayOf, type Hand, type Table } from './hand.ts';
import { isOnOccasion } from './occasions.ts';

/** The areas that every reading covers. */
export const REQUIRED_AREAS: readonly Area[] = ['love', 'work'];
/** A contact below either threshold is used for an area only if there is no other. */
const SMALLEST_FIT = 0.9;
const SMALLEST_WEIGHT = 0.4;
const RULER_FACTOR = 1.3;
/** Test readers missed a planet's turn, in any area of life, more than anything else in the sky. */
const NEWS = 30;
/** How much the contact's weight counts, relative to the passage's own score. */
const CONTACT_FACTOR = 1.4;
/**
 * The factor for each use of the same contact, by the number of days since, from yesterday on. While a planet turns, an
 * aspect of it lasts for weeks: test readers who met it in six paragraphs of fifty stopped believing in it.
 */
const SAME_CONTACT_LATELY = [
  0.00001, 0.00003, 0.0003, 0.003, 0.01, 0.03, 0.06, 0.12, 0.25, 0.4, 0.5, 0.6,
];
/** Slow planets are in aspect for weeks; a reader tires of hearing their names daily. */
const SLOW_BODY_LATELY = 0.6;
const DAYS_NAMED = 4;

/** A contact for an area of life, the passages that could present it, and its score as a logarithm. */
export interface Option {
  area: Area;
  contact: Contact;
  cards: readonly Card<SectionPassage>[];
  value: number;
  fits: boolean;
}

/** Everything a sign's sections could be about on a date, by area. */
export function optionsFor(hand: Hand, table: Table) {
  const { contacts, deck, dealtToday } = table;
  const day = dayOf(hand, table);
  const { ruler } = signProfile(hand.sign);
  const freshness = freshnessBy(hand);
  const isOpen = (card: Card) =>
    !hand.used.has(card.passage) && !dealtToday.has(card.passage) && isOnOccasion(card, day);

  const optionsOf = (area: Area) =>
    contacts.map((contact): Option => {
      const { body, tone, sign, isNews = false } = contact;
      const fit = areaFit(area, body, solarHouse(hand.sign, sign));
      const weight = contact.weight * (fit + 0.1) * (body === ruler ? RULER_FACTOR : 1);
      return {
        area,
        contact,
        cards: [deck.sections, deck.ofSign[hand.sign]]
          .flatMap((sections) => sections[area][tone].get(body) ?? [])
          .filter(isOpen),
        value: CONTACT_FACTOR * Math.log(weight * freshness(area, contact)) + (isNews ? NEWS : 0),
        fits: isNews || (fit >= SMALLEST_FIT && contact.weight >= SMALLEST_WEIGHT),
      };
    });
  return new Map(AREAS.map((area) => [area, optionsOf(area)]));
}

/** A factor below 1 if the sign recently had the same contact, or a similar one in this area. */
function freshnessBy({ earlierDays }: Hand): (area: Area, contact: Contact) => number {
  const recent = earlierDays
    .slice(0, SAME_CONTACT_LATELY.length)
    .flatMap(({ sections }, ago) => sections.map((section) => ({ ...section, ago })));
  const byFact = Map.groupBy(recent, ({ contact }) => contact.factId);
  const byArea = Map.groupBy(recent, ({ area }) => area);
  const named = earlierDays.slice(0, DAYS_NAMED).map(slowBodiesIn);

  return (area, { factId, body, partner, tone }) => {
    let factor = 1;
    for (const names of named) {
      if (names.has(body) || (partner && names.has(partner))) factor *= SLOW_BODY_LATELY;
    }
    for (const { ago } of byFact.get(factId) ?? []) factor *= SAME_CONTACT_LATELY[ago]!;
    for (const { contact, ago } of byArea.get(area) ?? []) {
      if (contact.body === body && contact.tone === tone) factor *= ago < 3 ? 0.5 : 0.75;
      if (!REQUIRED_AREAS.includes(area)) factor *= ago < 1 ? 0.6 : ago < 3 ? 0.85 : 1;
    }
    return factor;
  };
}

function slowBodiesIn({ sections }: Deal): Set<Body> {
  const bodies = sections.flatMap(({ contact: { body, partner } }) => [body, partner]);
  return new Set(bodies.filter((body) => body !== null).filter(isSlow));
}

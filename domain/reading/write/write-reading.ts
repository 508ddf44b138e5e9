import { type CivilDate, longDate } from '#domain/calendar/civil-date.ts';
import { utcMoment } from '#domain/calendar/utc-time.ts';
import type { DaySky } from '#domain/sky/day-sky.ts';
import { skyOfDate } from '#domain/sky/sky-of-date.ts';
import type { Passage } from '#domain/words/passage.ts';
import { type Sign, signName } from '#domain/zodiac/signs.ts';
import { solarHouse } from '#domain/zodiac/solar-houses.ts';
import { AREA_TITLES } from '../choose-passages/area-fit.ts';
import { dealFor, dealWithout } from '../choose-passages/choose-passages.ts';
import { DECKS } from '../choose-passages/decks.ts';
import type { Deal, DealtSection } from '../choose-passages/hand.ts';
import { dayFacts } from '../contacts/day-facts.ts';
import { eclipseFactId, lunationFactId, placeFactId } from '../contacts/fact-ids.ts';
import type { Lead } from '../contacts/lead.ts';
import { yourHouse } from '../contacts/sky-words.ts';
import type { Reading, ReadingSection, SkyFact } from '../reading.ts';
import { sentencesOf } from '../words-and-sentences.ts';
import { fillPassage } from './fill-passage.ts';
import { luckyElementsOf } from './lucky-elements.ts';

/** How many versions of a reading there are: the reading itself, and spares in case a gate refuses it. */
export const READING_VERSIONS = DECKS;

/**
 * The reading of a sign for a date, from the computed sky and the passages of `domain/words`; deterministic. Version 0
 * is the reading; the others describe the same sky with passages of other decks, in case a gate refuses it. Throws if
 * there are too few passages; a search over every day from 1950 to 2100 found no such case.
 */
export function writeReading(sign: Sign, date: CivilDate, version = 0): Reading {
  return composeReading(sign, date, dealFor(sign, date, version));
}

/** Writes a version of a reading, without passages whose texts are in `taken`, if given; null if too few are left. */
export type WriteVersion = (
  sign: Sign,
  date: CivilDate,
  version: number,
  taken: ReadonlySet<string> | null,
) => Reading | null | Promise<Reading | null>;

/** Writes a version in this thread. Pass `taken` if every version shares a passage with another reading. */
export function writeVersion(
  sign: Sign,
  date: CivilDate,
  version: number,
  taken: ReadonlySet<string> | null,
): Reading | null {
  if (!taken) return writeReading(sign, date, version);
  const dealt = dealWithout(sign, date, version, taken);
  return dealt && composeReading(sign, date, dealt);
}

function composeReading(
  sign: Sign,
  date: CivilDate,
  { lead, introduction, sections }: Deal,
): Reading {
  const sky = skyOfDate(date);
  const facts = dayFacts(sky, sign);
  const { headline, text } = introduction.passage;
  return {
    sign,
    date,
    title: `${signName(sign)} Daily Horoscope for ${longDate(date)}: ${headline}`,
    introduction: fillPassage(text, { moonSign: signName(lead.sign) }),
    basis: leadBasis(sign, lead, sky, facts),
    sentence: quoteOf([introduction.passage, ...sections.map(({ card }) => card.passage)]),
    sections: sections.map((section) => sectionOf(section, facts)),
    luckyElements: luckyElementsOf(sign, sky),
    sky: facts,
  };
}

/**
 * The quote of the first passage that has one, or an empty string. The introduction's first sentence appears right
 * below the quote on the page, so it is used only as a last resort.
 */
function quoteOf(passages: readonly Passage[]): string {
  const quotes = passages.flatMap(({ text, quote }) =>
    quote ? sentencesOf(text).filter((sentence) => sentence.startsWith(quote)) : [],
  );
  return quotes.find((quote) => !passages[0]!.text.startsWith(quote)) ?? quotes[0] ?? '';
}

function sectionOf(
  { area, contact, card }: DealtSection,
  facts: readonly SkyFact[],
): ReadingSection {
  const { clause, pairing, factId } = contact;
  return {
    title: AREA_TITLES[area],
    content: fillPassage(card.passage.text, { contact: clause, pairing }),
    basis: textOf(factId, facts),
  };
}

/** The new or full Moon and the eclipse, if any, and where the Moon is. */
function leadBasis(sign: Sign, lead: Lead, sky: DaySky, facts: readonly SkyFact[]): string {
  const { lunation, eclipse } = lead;
  const ids = [
    ...(lunation ? [lunationFactId(lunation.phase)] : []),
    ...(eclipse ? [eclipseFactId(eclipse.of)] : []),
  ];
  return [...ids.map((id) => textOf(id, facts)), moonBasis(sign, lead, sky, facts)].join(' ');
}

/**
 * Where the Moon is. If it passes through three signs in the window, names only the middle one, which the reading is
 * about.
 */
function moonBasis(sign: Sign, lead: Lead, sky: DaySky, facts: readonly SkyFact[]): string {
  const stay = sky.bodies.Moon.stays.find((other) => other.sign === lead.sign)!;
  const { from, until } = stay;
  if (from === null || until === null) return textOf(placeFactId('Moon'), facts);
  const place = `${signName(stay.sign)}, ${yourHouse(solarHouse(sign, stay.sign))}`;
  return `The Moon is in ${place}, from ${utcMoment(from, sky.date)} until ${utcMoment(until, sky.date)}.`;
}

function textOf(id: string, facts: readonly SkyFact[]): string {
  const fact = facts.find((other) => other.id === id);
  if (!fact) throw new Error(`The day has no fact ${id}.`);
  return fact.text;
}

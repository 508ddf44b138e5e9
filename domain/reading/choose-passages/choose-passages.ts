import { addDays, type CivilDate, civilDateAt, dayNumber } from '#domain/calendar/civil-date.ts';
import { DAY_MS } from '#domain/calendar/durations.ts';
import { skyOfDate } from '#domain/sky/sky-of-date.ts';
import { allPassages } from '#domain/words/library.ts';
import type { IntroductionPassage } from '#domain/words/passage.ts';
import { SIGNS, type Sign, signIndex } from '#domain/zodiac/signs.ts';
import { type Contact, contactsOn } from '../contacts/contacts.ts';
import { type Lead, leadOf } from '../contacts/lead.ts';
import { chooseSections } from './choose-sections.ts';
import { type Card, DAYS_PER_DECK, DECKS, type Deck, deckOf } from './decks.ts';
import { cardsOf, type Dealt, type Hand, metBy, newHand, remember } from './hand.ts';
import { introductionsFor } from './introductions-for.ts';
import { adviceValue, type Met, mostValues, varietyValue } from './passage-values.ts';
import { ALWAYS, optionsFor } from './section-options.ts';

/** How many stretches are cached: the current ones, and a few that someone looks up. */
const MAX_STRETCHES = 40;

const cache = new Map<string, ReadonlyMap<string, Dealt>>();

/**
 * The passages of the reading of a sign for a date. They are dealt for a whole stretch of days and all signs that share
 * a deck, so within it no sign gets a passage twice, and no two signs the same one on a date. Deterministic; a
 * `version` other than 0 deals from another deck.
 */
export function dealtFor(sign: Sign, date: CivilDate, version = 0): Dealt {
  const stretch = Math.floor(dayNumber(date) / DAYS_PER_DECK);
  return stretchOf(stretch, deckNumber(sign, stretch, version), version).get(`${sign} ${date}`)!;
}

/**
 * The same for a single reading, without the passages whose text is in `taken`: for a reading that was refused in every
 * version because others have its passages. Null if the deck has none left.
 */
export function dealtWithout(
  sign: Sign,
  date: CivilDate,
  version: number,
  taken: ReadonlySet<string>,
): Dealt | null {
  const stretch = Math.floor(dayNumber(date) / DAYS_PER_DECK);
  const deck = deckNumber(sign, stretch, version);
  const used = new Set(allPassages().filter(({ text }) => taken.has(text)));
  const hand = { ...newHand(sign), used };
  return dealReading(hand, tableOf(date, deck, version), metBy(hand, 0));
}

function stretchOf(stretch: number, deck: number, version: number): ReadonlyMap<string, Dealt> {
  const key = `${stretch} ${deck} ${version}`;
  const known = cache.get(key);
  if (known) return known;
  const dealt = dealStretch(stretch, deck, version);
  if (cache.size >= MAX_STRETCHES) cache.delete(cache.keys().next().value!);
  cache.set(key, dealt);
  return dealt;
}

function deckNumber(sign: Sign, stretch: number, version: number): number {
  return (((stretch + signIndex(sign) + version) % DECKS) + DECKS) % DECKS;
}

function dealStretch(stretch: number, deck: number, version: number): Map<string, Dealt> {
  const hands = SIGNS.filter((sign) => deckNumber(sign, stretch, version) === deck).map((sign) =>
    openHand(sign, stretch),
  );
  const dealt = new Map<string, Dealt>();
  for (let day = 0; day < DAYS_PER_DECK; day++) {
    const table = tableOf(dateOf(stretch, day), deck, version);
    // Whoever is dealt first has the most choice, so the signs take turns.
    for (let turn = 0; turn < hands.length; turn++) {
      const hand = hands[(day + turn) % hands.length]!;
      const reading = dealReading(hand, table, metBy(hand, DAYS_PER_DECK - 1 - day));
      if (!reading) throw new Error(`No passages are left for ${hand.sign} on ${table.date}.`);
      enter(hand, table, reading);
      dealt.set(`${hand.sign} ${table.date}`, reading);
    }
  }
  return dealt;
}

function dateOf(stretch: number, day: number): CivilDate {
  return addDays(civilDateAt(stretch * DAYS_PER_DECK * DAY_MS), day);
}

/** The state of the signs that share a deck, on one date. */
interface Table {
  date: CivilDate;
  lead: Lead;
  contacts: readonly Contact[];
  deck: Deck;
  /** Passages that have been dealt on this date. */
  onTable: Set<object>;
  version: number;
}

function tableOf(date: CivilDate, deck: number, version: number): Table {
  const sky = skyOfDate(date);
  return {
    date,
    lead: leadOf(sky),
    contacts: contactsOn(sky),
    deck: deckOf(deck),
    onTable: new Set(),
    version,
  };
}

/**
 * Even stretches are dealt independently. Odd ones also see what their two neighbors deal the sign, so there is no
 * visible seam and no stretch depends on more than its neighbors.
 */
function openHand(sign: Sign, stretch: number): Hand {
  const hand = newHand(sign);
  if (stretch % 2 === 0) return hand;
  for (const reading of readingsOf(sign, stretch - 1)) remember(hand, reading);
  hand.ahead = readingsOf(sign, stretch + 1);
  return hand;
}

function readingsOf(sign: Sign, stretch: number): Dealt[] {
  return Array.from({ length: DAYS_PER_DECK }, (_, day) => dealtFor(sign, dateOf(stretch, day)));
}

function enter(hand: Hand, table: Table, reading: Dealt): void {
  remember(hand, reading);
  for (const { passage } of cardsOf(reading)) {
    hand.used.add(passage);
    table.onTable.add(passage);
  }
}

/** An introduction and the four sections that go best with it; the best total among all introductions. */
function dealReading(hand: Hand, table: Table, met: Met): Dealt | null {
  const options = optionsFor(hand, table);
  const scale = { met, most: mostValues(met) };
  const first = ALWAYS[hand.days.length % ALWAYS.length]!;
  let best: Dealt | null = null;
  let most = Number.NEGATIVE_INFINITY;
  for (const introduction of introductionsFor(hand, table)) {
    const dealt = chooseSections(options, introduction, { scale, first });
    if (!dealt) continue;
    const { sections, value } = dealt;
    const worth =
      value +
      varietyValue(introduction, [], met) +
      adviceValue(introduction, [], met) +
      freshTheme(introduction, hand);
    if (worth > most) {
      most = worth;
      best = { lead: table.lead, introduction, sections };
    }
  }
  return best;
}

/** A day with the same theme as the days before it scores lower. */
function freshTheme({ passage }: Card<IntroductionPassage>, { days }: Hand): number {
  const ago = days.findIndex(
    ({ introduction }) => introduction.passage.themes[0] === passage.themes[0],
  );
  return ago === -1 ? 0 : ([-0.8, -0.5, -0.3][ago] ?? 0);
}

import { addDays, type CivilDate, civilDateAt, dayNumber } from '#domain/calendar/civil-date.ts';
import { DAY_MS } from '#domain/calendar/durations.ts';
import { todayWindow } from '#domain/calendar/today-somewhere.ts';
import { mod } from '#domain/mod.ts';
import { assertSpan, isComputableDate } from '#domain/sky/range.ts';
import { skyOfDate } from '#domain/sky/sky-of-date.ts';
import { allPassages } from '#domain/words/library.ts';
import type { IntroductionPassage } from '#domain/words/passage.ts';
import { SIGNS, type Sign, signIndex } from '#domain/zodiac/signs.ts';
import { contactsOn } from '../contacts/contacts.ts';
import { leadOf } from '../contacts/lead.ts';
import { signThroughWindow } from '../contacts/sky-through-window.ts';
import { chooseSections } from './choose-sections.ts';
import { type Card, DAYS_PER_DECK, DECKS, deckOf } from './decks.ts';
import {
  cardsOf,
  type Deal,
  dayOf,
  type Hand,
  newHand,
  recentHistoryOf,
  remember,
  type Table,
} from './hand.ts';
import { introductionsFor } from './introductions-for.ts';
import { isWeekend } from './occasions.ts';
import {
  advicePenalty,
  kindOfAdvice,
  type RecentHistory,
  reachValue,
  restPenalty,
  speechPenalty,
  upperBoundFor,
  varietyPenalty,
  weekendPenalty,
} from './passage-values.ts';
import { optionsFor, REQUIRED_AREAS } from './section-options.ts';

/** How many stretches are cached: the current ones, plus a few that readers request. */
const MAX_STRETCHES = 40;

const cache = new Map<string, ReadonlyMap<string, Deal>>();

/**
 * The passages of a sign's reading for a date. As in a card game, the signs that share a deck sit at a table; each has
 * a hand, the passages it has been dealt. A whole stretch of days is dealt at once, so that no sign gets a passage
 * twice in it unless nothing else is left, and no two signs get the same one on a date. Deterministic; a `version` other
 * than 0 deals from another deck. Throws a RangeError outside the years 1800 to 2200.
 */
export function dealFor(sign: Sign, date: CivilDate, version = 0): Deal {
  assertSpan(todayWindow(date));
  const stretch = Math.floor(dayNumber(date) / DAYS_PER_DECK);
  return stretchOf(stretch, deckNumber(sign, stretch, version), version).get(`${sign} ${date}`)!;
}

/**
 * Deals a single reading, skipping the passages whose text is in `taken`. Used when every version of a reading was
 * refused because other readings already contain its passages. Null if the deck has none left.
 */
export function dealWithout(
  sign: Sign,
  date: CivilDate,
  version: number,
  taken: ReadonlySet<string>,
): Deal | null {
  const stretch = Math.floor(dayNumber(date) / DAYS_PER_DECK);
  const deck = deckNumber(sign, stretch, version);
  const used = new Set(allPassages().filter(({ text }) => taken.has(text)));
  const hand = { ...newHand(sign), used };
  return dealReading(hand, tableOf(date, deck, version), recentHistoryOf(hand, 0));
}

function stretchOf(stretch: number, deck: number, version: number): ReadonlyMap<string, Deal> {
  const key = `${stretch} ${deck} ${version}`;
  const cached = cache.get(key);
  if (cached) return cached;
  const dealt = dealStretch(stretch, deck, version);
  if (cache.size >= MAX_STRETCHES) cache.delete(cache.keys().next().value!);
  cache.set(key, dealt);
  return dealt;
}

function deckNumber(sign: Sign, stretch: number, version: number): number {
  return mod(stretch + signIndex(sign) + version, DECKS);
}

function dealStretch(stretch: number, deck: number, version: number): Map<string, Deal> {
  const hands = SIGNS.filter((sign) => deckNumber(sign, stretch, version) === deck).map((sign) =>
    openHand(sign, stretch),
  );
  const dealt = new Map<string, Deal>();
  for (const [day, date] of datesOf(stretch).entries()) {
    const table = tableOf(date, deck, version);
    // Whoever is dealt first has the most choice, so the signs take turns.
    for (let turn = 0; turn < hands.length; turn++) {
      const hand = hands[(day + turn) % hands.length]!;
      const history = recentHistoryOf(hand, DAYS_PER_DECK - 1 - day);
      // Better a passage that the sign has had in this stretch than no reading.
      const withAny = { ...hand, used: new Set<object>() };
      const reading = dealReading(hand, table, history) ?? dealReading(withAny, table, history);
      if (!reading) throw new Error(`No passages are left for ${hand.sign} on ${table.date}.`);
      recordDealt(hand, table, reading);
      dealt.set(`${hand.sign} ${table.date}`, reading);
    }
  }
  return dealt;
}

/** The dates of a stretch whose sky can be computed. */
function datesOf(stretch: number): CivilDate[] {
  const first = civilDateAt(stretch * DAYS_PER_DECK * DAY_MS);
  const dates = Array.from({ length: DAYS_PER_DECK }, (_, day) => addDays(first, day));
  return dates.filter(isComputableDate);
}

function tableOf(date: CivilDate, deck: number, version: number): Table {
  const sky = skyOfDate(date);
  return {
    date,
    lead: leadOf(sky),
    sunSign: signThroughWindow(sky, 'Sun'),
    contacts: contactsOn(sky),
    deck: deckOf(deck),
    dealtToday: new Set(),
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
  hand.laterDays = readingsOf(sign, stretch + 1);
  return hand;
}

function readingsOf(sign: Sign, stretch: number): Deal[] {
  return datesOf(stretch).map((date) => dealFor(sign, date));
}

function recordDealt(hand: Hand, table: Table, reading: Deal): void {
  remember(hand, reading);
  for (const { passage } of cardsOf(reading)) {
    hand.used.add(passage);
    table.dealtToday.add(passage);
  }
}

/** An introduction and the four sections that go best with it; the best total among all introductions. */
function dealReading(hand: Hand, table: Table, history: RecentHistory): Deal | null {
  const options = optionsFor(hand, table);
  const scoring = { history, upperBound: upperBoundFor(history), day: dayOf(hand, table) };
  const first = REQUIRED_AREAS[hand.earlierDays.length % REQUIRED_AREAS.length]!;
  let best: Deal | null = null;
  let bestScore = Number.NEGATIVE_INFINITY;
  for (const introduction of introductionsFor(hand, table)) {
    const dealt = chooseSections(options, introduction, { scoring, first });
    if (!dealt) continue;
    const { sections, value } = dealt;
    const score =
      value +
      varietyPenalty(introduction, [], history) +
      advicePenalty(introduction, [], history) +
      speechPenalty(introduction, [], history) +
      restPenalty(introduction, []) +
      REACH_FACTOR * reachValue(introduction.passage) +
      weekendPenalty(introduction.passage, isWeekend(table.date)) +
      (introduction.passage.on ? SUITS_THE_DAY : 0) +
      (introduction.passage.letsOff ? BEGINS_BY_LETTING_OFF : 0) +
      repeatedThemePenalty(introduction, hand) +
      repeatedKindPenalty(introduction, hand);
    if (score > bestScore) {
      bestScore = score;
      best = { lead: table.lead, introduction, sections };
    }
  }
  return best;
}

/**
 * An introduction for certain days, such as the weeks when the Sun is in the sign. A group has one at most, so with a
 * smaller bonus it would seldom win.
 */
const SUITS_THE_DAY = 20;
/** Everybody reads the introduction, so its reach counts more than that of a section. */
const REACH_FACTOR = 2;
/** In the blind panels, introductions that let the reader off lost to the columnist more often than others. */
const BEGINS_BY_LETTING_OFF = -16;

/** The penalty for a theme that the sign had in recent days; at most 0. */
function repeatedThemePenalty(
  { passage }: Card<IntroductionPassage>,
  { earlierDays }: Hand,
): number {
  const ago = earlierDays.findIndex(
    ({ introduction }) => introduction.passage.themes[0] === passage.themes[0],
  );
  return ago === -1 ? 0 : ([-0.8, -0.5, -0.3][ago] ?? 0);
}

/**
 * The penalty for an introduction that asks for the same kind of thing as those of the days before: test readers noticed
 * "you're off the hook" on five mornings in a row before they noticed any repeated wording. At most 0.
 */
function repeatedKindPenalty({ passage }: Card, { earlierDays }: Hand): number {
  const kind = kindOfAdvice(passage);
  if (kind === null) return 0;
  const days = earlierDays.slice(0, SAME_KIND_LATELY.length);
  return days.reduce(
    (sum, { introduction }, ago) =>
      kindOfAdvice(introduction.passage) === kind ? sum + SAME_KIND_LATELY[ago]! : sum,
    0,
  );
}

/** By the number of days since, from yesterday on. */
const SAME_KIND_LATELY = [-22, -18, -8];

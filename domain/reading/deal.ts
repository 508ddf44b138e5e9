import { addDays, type CivilDate, civilDateAt, dayNumber } from '#domain/calendar/civil-date.ts';
import { skyOfDate } from '#domain/sky/sky-of-date.ts';
import { allPassages } from '#domain/words/library.ts';
import {
  AREAS,
  type Area,
  type IntroductionPassage,
  type SectionPassage,
} from '#domain/words/passage.ts';
import { signProfile } from '#domain/zodiac/profiles.ts';
import { SIGNS, type Sign, signIndex } from '#domain/zodiac/signs.ts';
import { solarHouse } from '#domain/zodiac/solar-houses.ts';
import { DAY_MS } from '../calendar/durations.ts';
import { areaFit } from './area-fit.ts';
import { type Contact, contactsOn } from './contacts.ts';
import {
  type Card,
  DAYS_PER_DECK,
  DECKS,
  type Deck,
  deckOf,
  type IntroductionCard,
} from './decks.ts';
import { introductionsFor } from './introductions-for.ts';
import { type Lead, leadOf } from './lead.ts';
import { isOnOccasion } from './occasions.ts';
import {
  adviceTold,
  adviceValue,
  goesOn,
  isLink,
  type Met,
  scenesMet,
  spokenValue,
  themeValue,
  varietyValue,
} from './passage-values.ts';

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

const SECTIONS = 4;
const ALWAYS: readonly Area[] = ['love', 'work'];
/** A contact below either threshold is used for a part of life only if there is no other. */
const SMALLEST_FIT = 0.9;
const SMALLEST_WEIGHT = 0.4;
/** For this many days a thought, a scene or a piece of advice counts as recent. */
const DAYS_REMEMBERED = 14;
const RULER_FACTOR = 1.3;
/** The weight of the contact relative to what a passage adds to the reading. */
const CONTACT_FACTOR = 1.4;
const PARTNER_FACTOR = 0.4;
/** How many stretches are cached: the current ones, and a few that someone looks up. */
const SPANS_KEPT = 40;

const kept = new Map<string, ReadonlyMap<string, Dealt>>();

/**
 * The passages of the reading of a sign for a date. They are dealt for a whole stretch of days and all signs that share
 * a deck, so within it no sign gets a passage twice, and no two signs the same one on a date. Deterministic; a
 * `version` other than 0 deals from another deck.
 */
export function dealtFor(sign: Sign, date: CivilDate, version = 0): Dealt {
  const span = Math.floor(dayNumber(date) / DAYS_PER_DECK);
  return spanOf(span, deckNumber(sign, span, version), version).get(`${sign} ${date}`)!;
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
  const span = Math.floor(dayNumber(date) / DAYS_PER_DECK);
  const deck = deckNumber(sign, span, version);
  const used = new Set(allPassages().filter(({ text }) => taken.has(text)));
  const hand = { ...newHand(sign), used };
  return dealReading(hand, tableOf(date, deck, version), metBy(hand, 0));
}

function spanOf(span: number, deck: number, version: number): ReadonlyMap<string, Dealt> {
  const key = `${span} ${deck} ${version}`;
  const known = kept.get(key);
  if (known) return known;
  const dealt = dealSpan(span, deck, version);
  if (kept.size >= SPANS_KEPT) kept.delete(kept.keys().next().value!);
  kept.set(key, dealt);
  return dealt;
}

function deckNumber(sign: Sign, span: number, version: number): number {
  return (((span + signIndex(sign) + version) % DECKS) + DECKS) % DECKS;
}

function dealSpan(span: number, deck: number, version: number): Map<string, Dealt> {
  const hands = SIGNS.filter((sign) => deckNumber(sign, span, version) === deck).map((sign) =>
    openHand(sign, span),
  );
  const dealt = new Map<string, Dealt>();
  for (let day = 0; day < DAYS_PER_DECK; day++) {
    const table = tableOf(dateOf(span, day), deck, version);
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

function dateOf(span: number, day: number): CivilDate {
  return addDays(civilDateAt(span * DAYS_PER_DECK * DAY_MS), day);
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

/**
 * Even stretches are dealt independently. Odd ones also see what their two neighbors deal the sign, so there is no
 * visible seam and no stretch depends on more than its neighbors.
 */
function openHand(sign: Sign, span: number): Hand {
  const hand = newHand(sign);
  if (span % 2 === 0) return hand;
  for (const reading of readingsOf(sign, span - 1)) remember(hand, reading);
  hand.ahead = readingsOf(sign, span + 1);
  return hand;
}

function newHand(sign: Sign): Hand {
  return {
    sign,
    used: new Set(),
    days: [],
    ahead: [],
    openings: new Map(),
    props: new Set(),
  };
}

function readingsOf(sign: Sign, span: number): Dealt[] {
  return Array.from({ length: DAYS_PER_DECK }, (_, day) => dealtFor(sign, dateOf(span, day)));
}

function enter(hand: Hand, table: Table, reading: Dealt): void {
  remember(hand, reading);
  for (const { passage } of cardsOf(reading)) {
    hand.used.add(passage);
    table.onTable.add(passage);
  }
}

function remember(hand: Hand, reading: Dealt): void {
  hand.days.unshift(reading);
  for (const { passage, opening } of cardsOf(reading)) {
    hand.openings.set(opening, (hand.openings.get(opening) ?? 0) + 1);
    for (const prop of passage.props) hand.props.add(prop);
  }
}

function cardsOf({ introduction, sections }: Dealt): Card[] {
  return [introduction, ...sections.map(({ card }) => card)];
}

/** What a reader of the sign sees around the day being dealt, `left` days before the end of the stretch. */
function metBy({ days, ahead, openings, props }: Hand, left: number): Met {
  const about = Array.from({ length: DAYS_REMEMBERED }, (_, ago) =>
    [days[ago], ahead[ago - left]].flatMap((reading) => (reading ? cardsOf(reading) : [])),
  );
  return {
    openings,
    props,
    motifs: about.map((cards) => new Set(cards.map(({ passage }) => passage.motif))),
    ...scenesMet(about),
    asks: adviceTold(about.map((cards) => cards.map(({ passage }) => passage.asks))),
  };
}

/** An introduction and the four sections that go best with it; the best total among all introductions. */
function dealReading(hand: Hand, table: Table, met: Met): Dealt | null {
  const options = optionsFor(hand, table);
  let best: Dealt | null = null;
  let most = Number.NEGATIVE_INFINITY;
  for (const introduction of introductionsFor(hand, table)) {
    const dealt = dealSections(hand, options, introduction, met);
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

/** A contact for an area of life, the passages that could present it, and its score as a logarithm. */
interface Option {
  area: Area;
  contact: Contact;
  cards: readonly Card<SectionPassage>[];
  value: number;
  fits: boolean;
}

function optionsFor(hand: Hand, { contacts, deck, date, onTable }: Table): Option[] {
  const { ruler } = signProfile(hand.sign);
  return AREAS.flatMap((area) =>
    contacts.flatMap((contact): Option[] => {
      const { body, tone, sign } = contact;
      const fit = areaFit(area, body, solarHouse(hand.sign, sign));
      const cards = (deck.sections[area][tone].get(body) ?? []).filter(
        ({ passage }) =>
          !hand.used.has(passage) && !onTable.has(passage) && isOnOccasion(passage, date),
      );
      const weight = contact.weight * (fit + 0.1) * (body === ruler ? RULER_FACTOR : 1);
      const value = CONTACT_FACTOR * Math.log(weight * freshness(area, contact, hand));
      return [
        {
          area,
          contact,
          cards,
          value,
          fits: fit >= SMALLEST_FIT && contact.weight >= SMALLEST_WEIGHT,
        },
      ];
    }),
  );
}

/** Less than 1 if the sign had the same contact, or a similar one under this heading, in the last days. */
function freshness(area: Area, { factId, body, tone }: Contact, { days }: Hand): number {
  let factor = 1;
  for (const [ago, { sections }] of days.slice(0, 12).entries()) {
    for (const told of sections) {
      if (told.contact.factId === factId) factor *= ago < 2 ? 0.1 : ago < 5 ? 0.3 : 0.7;
      if (told.area !== area) continue;
      if (told.contact.body === body && told.contact.tone === tone) factor *= ago < 3 ? 0.5 : 0.75;
      if (!ALWAYS.includes(area)) factor *= ago < 1 ? 0.6 : ago < 3 ? 0.85 : 1;
    }
  }
  return factor;
}

interface Pick extends DealtSection {
  value: number;
}

function dealSections(
  hand: Hand,
  options: readonly Option[],
  introduction: IntroductionCard,
  met: Met,
) {
  const picks: Pick[] = [];
  const pickOf = (areas: readonly Area[]) => {
    const open = options.filter(
      ({ area }) => areas.includes(area) && picks.every((pick) => pick.area !== area),
    );
    const untold = open.filter(({ contact }) =>
      picks.every((pick) => pick.contact.factId !== contact.factId),
    );
    // On a quiet day late in a stretch, accept a weaker contact, then the other side of a pair.
    const best = (list: readonly Option[]) => bestOf(list, picks, introduction, met);
    return best(untold.filter(({ fits }) => fits)) ?? best(untold) ?? best(open);
  };
  // Whoever picks first has the choice: of the one joke of a reading, for example.
  const always = hand.days.length % 2 === 0 ? ALWAYS : ALWAYS.toReversed();
  while (picks.length < SECTIONS) {
    const area = always[picks.length];
    const pick = pickOf(area ? [area] : AREAS);
    if (!pick) return null;
    picks.push(pick);
  }
  return {
    sections: inOrder(picks, introduction),
    value: picks.reduce((sum, { value }) => sum + value, 0),
  };
}

function bestOf(
  options: readonly Option[],
  picks: readonly Pick[],
  introduction: IntroductionCard,
  met: Met,
): Pick | null {
  let best: Pick | null = null;
  const isFollowed = picks.some(({ card }) => goesOn(card, introduction));
  const picked = picks.map(({ card }) => card);
  // A section that continues the introduction is meant to share its thought.
  const besides = (card: Card) => (goesOn(card, introduction) ? picked : [introduction, ...picked]);
  for (const { area, contact, cards: open, value } of options) {
    const cards = isFollowed ? open : [...open, ...nextFor(introduction, area, contact)];
    const repeats = picks.filter((pick) => pick.contact.body === contact.body).length;
    const base = value + repeats * Math.log(PARTNER_FACTOR);
    for (const card of cards) {
      if (isLink(card.passage) && card.passage.themes[0] !== introduction.passage.themes[0])
        continue;
      const worth =
        base +
        themeValue(card, introduction) +
        varietyValue(card, besides(card), met) +
        adviceValue(card, [introduction, ...picked], met) +
        spokenValue(card, [introduction, ...picked]) +
        (card.passage.bodies[0] === contact.body ? 0 : -0.15) +
        (card.passage.on ? 0.4 : 0);
      if (!best || worth > best.value) best = { area, contact, card, value: worth };
    }
  }
  return best;
}

/** The sections that were written to follow an introduction, for this contact. */
function nextFor({ next }: IntroductionCard, area: Area, { tone, body }: Contact) {
  return next
    .filter((other) => other.area === area && other.tone === tone)
    .map(({ card }) => card)
    .filter(({ passage }) => passage.bodies.includes(body));
}

/** First the sections that continue the introduction's thought, then by weight. */
function inOrder(picks: readonly Pick[], introduction: IntroductionCard): DealtSection[] {
  return picks
    .map(({ area, contact, card }) => ({ area, contact, card }))
    .sort(
      (a, b) =>
        themeValue(b.card, introduction) - themeValue(a.card, introduction) ||
        b.contact.weight - a.contact.weight,
    );
}

import { WEEKDAYS, type Weekday } from '#domain/calendar/civil-date.ts';
import type { Body } from '#domain/sky/bodies.ts';
import { gistOf } from '#domain/words/gists.ts';
import { HOUSE_INTRODUCTIONS, SECTION_PASSAGES, SIGN_PASSAGES } from '#domain/words/library.ts';
import {
  AREAS,
  type Area,
  type IntroductionPassage,
  type Passage,
  type SectionPassage,
  TONES,
  type Tone,
} from '#domain/words/passage.ts';
import { SIGNS, type Sign } from '#domain/zodiac/signs.ts';
import { HOUSES, type House } from '#domain/zodiac/solar-houses.ts';
import { hash } from './hash.ts';
import { type OpeningKind, openingKindOf } from './opening-kind.ts';
import { hasSpeechIn, type Scene, scenesOf } from './scenes.ts';

/**
 * Every passage is in one of five decks. A sign draws from one deck for 23 days, then from the next, so it returns to a
 * deck after four others: at least 92 days after it last saw any of its passages.
 */
export const DECKS = 5;
export const DAYS_PER_DECK = 23;

/** A last sentence of at most this many words sounds like a punch line. */
const CLIPPED_WORDS = 5;

/** A passage with the properties found in its text. */
export interface Card<P extends Passage = Passage> {
  passage: P;
  /** How it begins: its first word, or whether it begins with the sky or with speech. */
  opening: string;
  /** What kind of sentence it begins with. */
  openingKind: OpeningKind;
  /** The first word of its last sentence. */
  closing: string;
  /** Whether that sentence has five words or fewer. */
  isClipped: boolean;
  /** In which third of the text the sky is named: 0, 1 or 2. */
  skyAt: number;
  /** Whether it contains a quoted sentence; see `hasSpeechIn`. */
  hasSpeech: boolean;
  /** Its point, which other motifs share; null if none does. See `gistOf`. */
  gist: string | null;
  /** The scenes that a reader would see in it; see `scenesOf`. */
  scenes: readonly Scene[];
  /** The weekdays that it names. */
  weekdays: readonly Weekday[];
  /** Whether only one sign's readers get it. */
  isOfSign: boolean;
}

/** An introduction with the sections that were written to follow it. */
export interface IntroductionCard extends Card<IntroductionPassage> {
  next: readonly { area: Area; tone: Tone; card: Card<SectionPassage> }[];
  nextCards: ReadonlySet<Card>;
}

type SectionCards = Record<Area, Record<Tone, ReadonlyMap<Body, readonly Card<SectionPassage>[]>>>;

export interface Deck {
  sections: SectionCards;
  introductions: Record<House, readonly IntroductionCard[]>;
  /** The sections for the readers of each sign, besides those for everyone. */
  ofSign: Record<Sign, SectionCards>;
}

/** Deck 0 to 4. */
export function deckOf(number: number): Deck {
  return ALL_DECKS[number]!;
}

const ALL_DECKS: readonly Deck[] = Array.from({ length: DECKS }, (_, number) => ({
  sections: mapOf(AREAS, (area) =>
    mapOf(TONES, (tone) =>
      byBody(
        cut(
          SECTION_PASSAGES[area][tone],
          number,
          (passage) => `${area} ${tone} ${groupKeyOf(passage)}`,
        ),
      ),
    ),
  ),
  introductions: mapOf(HOUSES, (house) =>
    cut(HOUSE_INTRODUCTIONS[house], number, () => `house ${house}`).map(({ passage }) =>
      introductionCardOf(passage),
    ),
  ),
  ofSign: mapOf(SIGNS, (sign) => {
    const cards = cut(SIGN_PASSAGES[sign], number, () => sign);
    return mapOf(AREAS, (area) =>
      mapOf(TONES, (tone) =>
        byBody(
          cards
            .filter(({ passage }) => passage.area === area && passage.tone === tone)
            .map((card) => ({ ...card, isOfSign: true })),
        ),
      ),
    );
  }),
}));

/** Linking passages are keyed by theme, the others by the body that they are about. */
function groupKeyOf({ bodies, links, themes }: SectionPassage): string {
  return links ? `links ${themes[0]}` : bodies[0]!;
}

/** Every fifth passage of each group, so adding one at the end of a group moves no other to another deck. */
function cut<P extends Passage>(
  passages: readonly P[],
  number: number,
  groupOf: (passage: P) => string,
): Card<P>[] {
  const seen = new Map<string, number>();
  return passages.flatMap((passage) => {
    const group = groupOf(passage);
    const place = seen.get(group) ?? hash(group) % DECKS;
    seen.set(group, place + 1);
    return place % DECKS === number ? [cardOf(passage)] : [];
  });
}

export function introductionCardOf(passage: IntroductionPassage): IntroductionCard {
  const { themes } = passage;
  const next = passage.next.map(({ area, tone, ...text }) => ({
    area,
    tone,
    card: cardOf({ ...text, themes }),
  }));
  return { ...cardOf(passage), next, nextCards: new Set(next.map(({ card }) => card)) };
}

/** The card of a passage. */
function cardOf<P extends Passage>(passage: P): Card<P> {
  const { text } = passage;
  const slot = text.indexOf('{');
  const last = text.split(/(?<=[.?]"?)\s/).at(-1)!;
  return {
    passage,
    opening: text.startsWith('{') ? 'sky' : text.startsWith('"') ? 'said' : firstWord(text),
    openingKind: openingKindOf(text),
    closing: firstWord(last.replace(/^"/, '')),
    isClipped: last.split(' ').length <= CLIPPED_WORDS,
    skyAt: Math.min(2, Math.floor((3 * slot) / text.length)),
    hasSpeech: hasSpeechIn(text),
    gist: gistOf(passage.motif),
    scenes: scenesOf(text),
    weekdays: WEEKDAYS.filter((weekday) => text.includes(weekday)),
    isOfSign: false,
  };
}

function firstWord(text: string): string {
  return text.split(/[^\p{L}]/u, 1)[0]!.toLowerCase();
}

function byBody(cards: readonly Card<SectionPassage>[]): Map<Body, Card<SectionPassage>[]> {
  const found = new Map<Body, Card<SectionPassage>[]>();
  for (const card of cards) {
    for (const body of card.passage.bodies) found.set(body, [...(found.get(body) ?? []), card]);
  }
  return found;
}

function mapOf<K extends string | number, V>(keys: readonly K[], of: (key: K) => V) {
  return Object.fromEntries(keys.map((key) => [key, of(key)])) as Record<K, V>;
}

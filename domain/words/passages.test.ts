import { describe, expect, it } from 'vitest';
import { DECKS, deckOf } from '#domain/reading/choose-passages/decks.ts';
import { sentencesOf, wordsOf } from '#domain/reading/words-and-sentences.ts';
import { SIGNS } from '#domain/zodiac/signs.ts';
import { HOUSES } from '#domain/zodiac/solar-houses.ts';
import { LISTED_MOTIFS } from './gists.ts';
import {
  allPassages,
  HOUSE_INTRODUCTIONS,
  LUNATION_INTRODUCTIONS,
  SECTION_PASSAGES,
  SIGN_PASSAGES,
} from './library.ts';
import { AREAS, type Area, TONES, type Tone } from './passage.ts';
import { introductionFaults, sectionFaults, signFaults } from './passage-faults.ts';

/**
 * What is wrong with a passage, in sentences, each with how the passage begins. `npx vitest run
 * domain/words` is what to run after writing one; README.md says how it is written.
 */
describe.each(AREAS)('the passages of %s', (area: Area) => {
  it.each(TONES)('for %s are as README.md asks', (tone: Tone) => {
    expect(SECTION_PASSAGES[area][tone].flatMap((passage) => sectionFaults(passage, tone))).toEqual(
      [],
    );
  });
});

it.each(SIGNS)('the passages for %s are too', (sign) => {
  expect(SIGN_PASSAGES[sign].flatMap((passage) => signFaults(passage, sign))).toEqual([]);
});

it.each(HOUSES)('the introductions of house %i are as README.md asks', (house) => {
  expect(
    HOUSE_INTRODUCTIONS[house].flatMap((passage) => introductionFaults(passage, house)),
  ).toEqual([]);
});

it.each(['new moon', 'full moon'] as const)('the introductions of a %s are too', (phase) => {
  const { ordinary, eclipse } = LUNATION_INTRODUCTIONS[phase];
  for (const house of HOUSES) {
    expect(
      [...ordinary[house], ...eclipse[house]].flatMap((passage) =>
        introductionFaults(passage, house),
      ),
    ).toEqual([]);
    expect(ordinary[house].length, `${phase} in house ${house}`).toBeGreaterThanOrEqual(2);
    expect(eclipse[house].length, `eclipse in house ${house}`).toBeGreaterThanOrEqual(1);
  }
});

const ALL = allPassages();
const SLOTS = new Set(['contact', 'pairing', 'moonsign']);

it('no sentence of four words or more appears in two passages', () => {
  expect(
    repeated(({ text }) =>
      sentencesOf(text)
        .map(wordsOf)
        .filter(({ length }) => length >= 4),
    ),
  ).toEqual([]);
});

it('no eight words in a row appear in two passages, except where the sky is named', () => {
  expect(
    repeated(({ text }) => {
      const words = wordsOf(text.replace(/ in your house of/g, ''));
      const runs = words.slice(7).map((_, i) => words.slice(i, i + 8));
      return runs.filter((run) => !run.some((word) => SLOTS.has(word)));
    }),
  ).toEqual([]);
});

it('no two introductions have the same headline', () => {
  const headlines = Object.values(HOUSE_INTRODUCTIONS)
    .flat()
    .map(({ headline }) => headline);
  expect(headlines.filter((headline, i) => headlines.indexOf(headline) !== i)).toEqual([]);
});

it.each(Array.from({ length: DECKS }, (_, number) => number))(
  'deck %i has three introductions for any day in each house, seven sections for each sign, and some for days without a contact',
  (number) => {
    const deck = deckOf(number);
    for (const house of HOUSES) {
      const anyDay = deck.introductions[house].filter(({ passage }) => !passage.on);
      expect(anyDay.length, `house ${house}`).toBeGreaterThanOrEqual(3);
    }
    for (const sign of SIGNS) {
      const ofSign = Object.values(deck.ofSign[sign]).flatMap((tones) =>
        Object.values(tones).flatMap((byBody) => [...byBody.values()].flat()),
      );
      expect(new Set(ofSign).size, sign).toBeGreaterThanOrEqual(7);
    }
    for (const area of ['love', 'work'] as const) {
      const plain = [...deck.sections[area].plain.values()].flat();
      expect(plain.length, area).toBeGreaterThanOrEqual(5);
    }
  },
);

/** The runs of words that two passages share, each with how the passages begin. */
type Written = (typeof ALL)[number];

function repeated(runsOf: (passage: Written) => string[][]): string[] {
  const owners = new Map<string, Written>();
  return ALL.flatMap((passage) =>
    runsOf(passage).flatMap((run) => {
      const key = run.join(' ');
      const owner = owners.get(key) ?? passage;
      owners.set(key, owner);
      return owner === passage
        ? []
        : [
            `“${key}” appears in “${owner.text.slice(0, 40)}…” and in “${passage.text.slice(0, 40)}…”`,
          ];
    }),
  );
}

it('has each motif once in gists.ts, and no others', () => {
  const motifs = new Set(ALL.map(({ motif }) => motif));
  expect([...motifs].filter((motif) => !LISTED_MOTIFS.includes(motif))).toEqual([]);
  expect(LISTED_MOTIFS.filter((motif) => !motifs.has(motif))).toEqual([]);
  expect(LISTED_MOTIFS.filter((motif, i) => LISTED_MOTIFS.indexOf(motif) !== i)).toEqual([]);
});

it('has a motif of two to five words in each passage, and no motif in more than twelve that any sign may get', () => {
  const motifs = ALL.map(({ motif }) => motif);
  expect(motifs.filter((motif) => !/^[a-z'-]+(?: [a-z'-]+){1,4}$/.test(motif))).toEqual([]);
  const ofSigns = new Set<object>(Object.values(SIGN_PASSAGES).flat());
  const forAll = ALL.filter((passage) => !ofSigns.has(passage)).map(({ motif }) => motif);
  const common = [...Map.groupBy(forAll, (motif) => motif)].filter(([, same]) => same.length > 12);
  expect(common.map(([motif]) => motif)).toEqual([]);
});

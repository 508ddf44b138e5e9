import { expect, it } from 'vitest';
import { addDays, type CivilDate, civilDate, weekdayOf } from '#domain/calendar/civil-date.ts';
import type { Passage } from '#domain/words/passage.ts';
import { SIGNS } from '#domain/zodiac/signs.ts';
import { READING_VERSIONS } from '../write/write-reading.ts';
import { dealFor } from './choose-passages.ts';
import type { Card } from './decks.ts';
import { cardsOf, type Deal } from './hand.ts';
import { isWeekend } from './occasions.ts';
import { asksToTalk, kindOfAdvice } from './passage-values.ts';

const NO_RETURN_DAYS = 90;

function passagesOf(...asked: Parameters<typeof dealFor>): Passage[] {
  return cardsOf(dealFor(...asked)).map(({ passage }) => passage);
}

function datesFrom(first: string, days: number): CivilDate[] {
  return Array.from({ length: days }, (_, day) => addDays(civilDate(first), day));
}

// Spans at both ends of the supported years, and around a long retrograde of Venus.
it.each(['1950-01-01', '1986-09-01', '2026-10-01', '2100-06-15'])(
  'gives a sign no passage again within 90 days, no two signs the same, and none that names its own weekday, in 140 days from %s',
  (first) => {
    const last = new Map<string, Map<Passage, number>>(SIGNS.map((sign) => [sign, new Map()]));
    for (const [day, date] of datesFrom(first, 140).entries()) {
      const onDate = new Set<Passage>();
      for (const sign of SIGNS) {
        for (const passage of passagesOf(sign, date)) {
          expect(onDate.has(passage), `${sign} ${date} shares “${passage.text}”`).toBe(false);
          onDate.add(passage);
          const namesToday = !passage.on && passage.text.includes(weekdayOf(date));
          expect(namesToday, `${sign} ${date}: “${passage.text}”`).toBe(false);
          const before = last.get(sign)!.get(passage) ?? Number.NEGATIVE_INFINITY;
          expect(day - before, `${sign} ${date}: “${passage.text}”`).toBeGreaterThan(
            NO_RETURN_DAYS,
          );
          last.get(sign)!.set(passage, day);
        }
      }
    }
  },
);

it('rejects dates that cannot be computed', () => {
  expect(() => dealFor('leo', civilDate('1799-12-31'))).toThrow(RangeError);
  expect(() => dealFor('leo', civilDate('2201-01-01'))).toThrow(RangeError);
  expect(dealFor('leo', civilDate('2200-12-31')).sections).toHaveLength(4);
});

it('deals the same again, in any order of calls', () => {
  const dates = [0, 300, 40, 120].map((days) => addDays(civilDate('2027-03-01'), days));
  const first = dates.map((date) => passagesOf('virgo', date));
  for (const date of dates) for (const sign of SIGNS) passagesOf(sign, date, 1);
  expect(dates.toReversed().map((date) => passagesOf('virgo', date))).toEqual(first.toReversed());
});

it('has different passages for each version', () => {
  const date = civilDate('2026-11-21');
  const versions = Array.from({ length: READING_VERSIONS }, (_, version) =>
    passagesOf('leo', date, version),
  );
  expect(new Set(versions.flat()).size).toBe(5 * READING_VERSIONS);
});

/** Every sign's readings of 60 days in a row, day after day. */
const DEALT: readonly Deal[][] = SIGNS.map((sign) =>
  datesFrom('2029-05-01', 60).map((date) => dealFor(sign, date)),
);
const READINGS = DEALT.flat();

/** The fraction of readings of which something holds. */
function share(isSo: (cards: Card[], reading: Deal) => boolean): number {
  return READINGS.filter((reading) => isSo(cardsOf(reading), reading)).length / READINGS.length;
}

/**
 * The fraction of what readings say, by `saysOf`, that the same sign's readings also said in the `days` before.
 */
function shareAgain(days: number, saysOf: (cards: Card[]) => string[]): number {
  const repeats = DEALT.flatMap((readings) =>
    readings.flatMap((reading, day) => {
      const before = new Set(
        readings.slice(Math.max(0, day - days), day).flatMap((earlier) => saysOf(cardsOf(earlier))),
      );
      return saysOf(cardsOf(reading)).map((said) => before.has(said));
    }),
  );
  return repeats.filter(Boolean).length / repeats.length;
}

function countOf(cards: readonly Card[], isSo: (card: Card) => boolean | undefined): number {
  return cards.filter(isSo).length;
}

it('has a section that continues the introduction in four of five readings', () => {
  const continues = (_: Card[], { introduction, sections }: Deal) =>
    introduction.passage.next.some(({ text }) =>
      sections.some(({ card }) => card.passage.text === text),
    );
  expect(share(continues)).toBeGreaterThan(0.8);
});

it('never gives the same advice twice in a reading, and seldom again within a week', () => {
  const adviceOf = (cards: Card[]) =>
    cards.map(({ passage }) => passage.asks).filter((asks) => asks !== 'nothing');
  expect(share((cards) => new Set(adviceOf(cards)).size < adviceOf(cards).length)).toBe(0);
  expect(shareAgain(7, adviceOf)).toBeLessThan(0.36);
});

it('asks for nothing in one part of a reading, seldom in two', () => {
  const restful = (cards: Card[]) => countOf(cards, ({ passage }) => passage.asks === 'nothing');
  expect(share((cards) => restful(cards) === 0)).toBeLessThan(0.09);
  expect(share((cards) => restful(cards) > 1)).toBeLessThan(0.2);
});

it('says in most readings that a planet turns, on that day', () => {
  const told = datesFrom('2029-05-01', 60).map(
    (_, day) =>
      DEALT.filter((readings) => readings[day]!.sections.some(({ contact }) => contact.isNews))
        .length,
  );
  const turns = told.filter((readings) => readings > 0);
  expect(turns.length).toBeGreaterThan(1);
  expect(Math.min(...turns)).toBeGreaterThan(7);
});

it('seldom has introductions that ask for the same kind of thing three days in a row', () => {
  const threes = DEALT.flatMap((readings) => {
    const kinds = readings.map(({ introduction }) => kindOfAdvice(introduction.passage));
    return kinds.filter((kind, i) => kind && kind === kinds[i - 1] && kind === kinds[i - 2]);
  });
  expect(threes.length / READINGS.length).toBeLessThan(0.065);
});

it('seldom repeats a thought within ten days', () => {
  expect(shareAgain(10, (cards) => cards.map(({ passage }) => passage.motif))).toBeLessThan(0.04);
});

it('seldom makes the point of another passage of the last three days', () => {
  expect(shareAgain(3, (cards) => cards.flatMap(({ gist }) => gist ?? []))).toBeLessThan(0.1);
});

it('consoles at most once in a reading, and seldom twice in a week', () => {
  const consoles = (cards: Card[]) => countOf(cards, ({ passage }) => passage.consoles);
  expect(share((cards) => consoles(cards) > 1)).toBe(0);
  const again = DEALT.flatMap((readings) =>
    readings.filter((reading, day) => {
      const week = readings.slice(Math.max(0, day - 7), day).flatMap(cardsOf);
      return consoles(cardsOf(reading)) > 0 && consoles(week) > 0;
    }),
  );
  expect(again.length / READINGS.length).toBeLessThan(0.05);
});

it('recognizes the reader’s sign about every fourth day, seldom on two in a row, and never twice in a reading', () => {
  const ofSign = (card: Card) => card.isOfSign;
  const days = DEALT.map((readings) => readings.map((one) => cardsOf(one).some(ofSign)));
  for (const [i, sign] of SIGNS.entries()) {
    const count = days[i]!.filter(Boolean).length;
    expect(count, sign).toBeGreaterThan(9);
    expect(count, sign).toBeLessThan(21);
  }
  const inARow = days.flatMap((list) => list.filter((is, day) => is && list[day - 1]));
  expect(inARow.length / READINGS.length).toBeLessThan(0.02);
  expect(share((cards) => countOf(cards, ofSign) > 1)).toBe(0);
});

it('greets a sign in its own season, and in no other', () => {
  const greeted = SIGNS.filter((_, i) =>
    DEALT[i]!.some(({ introduction }) => introduction.passage.on?.includes('own season')),
  );
  expect(greeted).toContain('gemini');
  // The Sun is in Taurus until May 20, then in Gemini, and in Cancer from June 21 on.
  expect(['taurus', 'gemini', 'cancer']).toEqual(expect.arrayContaining(greeted));
});

it('seldom lets the reader off twice in a reading, or four times in three days', () => {
  const letsOff = (card: Card) => card.passage.letsOff;
  expect(share((cards) => countOf(cards, letsOff) > 1)).toBeLessThan(0.15);
  const often = DEALT.flatMap((readings) =>
    readings.filter(
      (_, day) =>
        countOf(readings.slice(Math.max(0, day - 2), day + 1).flatMap(cardsOf), letsOff) > 3,
    ),
  );
  expect(often.length / READINGS.length).toBeLessThan(0.1);
});

it('has a quoted sentence on less than two days of three, and never two on one', () => {
  const hasSpeech = (card: Card) => card.hasSpeech;
  expect(share((cards) => cards.some(hasSpeech))).toBeLessThan(0.62);
  expect(share((cards) => countOf(cards, hasSpeech) > 1)).toBeLessThan(0.02);
});

it('leaves a reader with something bright, seldom more than one sore passage or one talk to have', () => {
  const hasMood = (mood: Passage['mood']) => (card: Card) => card.passage.mood === mood;
  expect(share((cards) => cards.some(hasMood('bright')))).toBeGreaterThan(0.95);
  expect(share((cards) => countOf(cards, hasMood('sore')) > 1)).toBeLessThan(0.15);
  expect(share((cards) => countOf(cards, ({ passage }) => asksToTalk(passage)) > 1)).toBeLessThan(
    0.4,
  );
});

it('seldom begins more than three passages of a reading with the same kind of sentence', () => {
  const most = READINGS.map((reading) => {
    const kinds = Map.groupBy(cardsOf(reading), ({ openingKind }) => openingKind);
    return Math.max(...[...kinds.values()].map((alike) => alike.length));
  });
  expect(most.filter((count) => count > 3).length / most.length).toBeLessThan(0.17);
  expect(Math.max(...most)).toBeLessThan(5);
});

it('keeps a reading to its theme, and limits jokes', () => {
  const quips = READINGS.map((reading) =>
    countOf(cardsOf(reading), ({ passage }) => passage.ending === 'quip'),
  );
  const themed = READINGS.map(({ introduction: { passage }, sections }) =>
    countOf(
      sections.map(({ card }) => card),
      (card) => card.passage.themes.includes(passage.themes[0]!),
    ),
  );
  const mean = (numbers: number[]) => numbers.reduce((sum, n) => sum + n, 0) / numbers.length;
  expect(quips.filter((count) => count > 3).length / quips.length).toBeLessThan(0.02);
  expect(Math.max(...quips)).toBeLessThan(5);
  expect(mean(quips)).toBeLessThan(1.65);
  expect(mean(themed)).toBeGreaterThan(1.5);
});

it('seldom takes for granted on a weekend that the reader is at a job', () => {
  const weekends = DEALT.flatMap((readings) =>
    datesFrom('2029-05-01', 60).flatMap((date, day) => (isWeekend(date) ? readings[day]! : [])),
  );
  const atWork = weekends.filter((reading) =>
    cardsOf(reading).some(({ passage }) => passage.atWork),
  );
  expect(atWork.length / weekends.length).toBeLessThan(0.4);
});

import { expect, it } from 'vitest';
import { addDays, civilDate, weekdayOf } from '#domain/calendar/civil-date.ts';
import type { Passage } from '#domain/words/passage.ts';
import { SIGNS } from '#domain/zodiac/signs.ts';
import { READING_VERSIONS } from '../write/write-reading.ts';
import { dealFor } from './choose-passages.ts';
import { cardsOf } from './hand.ts';
import { openingKindOf } from './opening-kind.ts';
import { asksToTalk } from './passage-values.ts';

const DAYS = 140;
const NO_RETURN_DAYS = 90;

function passagesOf(...asked: Parameters<typeof dealFor>): Passage[] {
  const { introduction, sections } = dealFor(...asked);
  return [introduction.passage, ...sections.map(({ card }) => card.passage)];
}

// Spans at both ends of the supported years, and around a long retrograde of Venus.
it.each(['1950-01-01', '1986-09-01', '2026-10-01', '2100-06-15'])(
  'gives a sign no passage again within 90 days, no two signs the same, and none that names its own weekday, in 140 days from %s',
  (first) => {
    const last = new Map<string, Map<Passage, number>>(SIGNS.map((sign) => [sign, new Map()]));
    for (let day = 0; day < DAYS; day++) {
      const date = addDays(civilDate(first), day);
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

it('never gives the same advice twice in a reading, and seldom again within a week', () => {
  let told = 0;
  let again = 0;
  for (const sign of ['leo', 'capricorn'] as const) {
    const week: string[][] = [];
    for (let day = 0; day < 60; day++) {
      const asks = passagesOf(sign, addDays(civilDate('2031-02-01'), day))
        .map((passage) => passage.asks)
        .filter((kind) => kind !== 'nothing');
      expect(new Set(asks).size, `${sign}, day ${day}: ${asks.join(', ')}`).toBe(asks.length);
      told += asks.length;
      again += asks.filter((kind) => week.some((kinds) => kinds.includes(kind))).length;
      week.unshift(asks);
      week.splice(7);
    }
  }
  expect(again / told).toBeLessThan(0.3);
});

it('seldom repeats a thought within ten days', () => {
  let again = 0;
  for (const sign of ['leo', 'capricorn'] as const) {
    const recent: string[][] = [];
    for (let day = 0; day < 60; day++) {
      const date = addDays(civilDate('2031-02-01'), day);
      const motifs = passagesOf(sign, date).map(({ motif }) => motif);
      again += motifs.filter((motif) => recent.flat().includes(motif)).length;
      recent.unshift(motifs);
      recent.splice(10);
    }
  }
  expect(again / 600).toBeLessThan(0.04);
});

it('consoles at most once in a reading, and seldom twice in a week', () => {
  let again = 0;
  for (const sign of ['leo', 'capricorn'] as const) {
    const week: boolean[] = [];
    for (let day = 0; day < 60; day++) {
      const consoling = passagesOf(sign, addDays(civilDate('2031-02-01'), day)).filter(
        ({ consoles }) => consoles,
      );
      expect(consoling.length, `${sign}, day ${day}`).toBeLessThanOrEqual(1);
      if (consoling.length > 0 && week.includes(true)) again++;
      week.unshift(consoling.length > 0);
      week.splice(7);
    }
  }
  expect(again / 120).toBeLessThan(0.15);
});

it('leaves a reader with something bright, seldom more than one sore passage or one talk to have', () => {
  const readings = Array.from({ length: 120 }, (_, day) =>
    passagesOf(SIGNS[day % 12]!, addDays(civilDate('2029-05-01'), day)),
  );
  const share = (isSo: (passages: Passage[]) => boolean) =>
    readings.filter(isSo).length / readings.length;
  const count = (passages: Passage[], mood: Passage['mood']) =>
    passages.filter((passage) => passage.mood === mood).length;
  expect(share((passages) => count(passages, 'bright') > 0)).toBeGreaterThan(0.95);
  expect(share((passages) => count(passages, 'sore') > 1)).toBeLessThan(0.25);
  expect(share((passages) => passages.filter(asksToTalk).length > 1)).toBeLessThan(0.4);
});

it('seldom begins more than three passages of a reading with the same kind of sentence', () => {
  const readings = Array.from({ length: 60 }, (_, day) =>
    passagesOf(SIGNS[day % 12]!, addDays(civilDate('2029-05-01'), day)),
  );
  const most = readings.map((passages) => {
    const kinds = Map.groupBy(passages, ({ text }) => openingKindOf(text));
    return Math.max(...[...kinds.values()].map((alike) => alike.length));
  });
  expect(most.filter((count) => count > 3).length / most.length).toBeLessThan(0.15);
  expect(Math.max(...most)).toBeLessThan(5);
});

it('keeps a reading to its theme, and limits jokes', () => {
  const dealt = Array.from({ length: 60 }, (_, day) =>
    dealFor(SIGNS[day % 12]!, addDays(civilDate('2026-01-01'), day)),
  );
  const quips = dealt.map(
    ({ introduction, sections }) =>
      [introduction, ...sections.map(({ card }) => card)].filter(
        ({ passage }) => passage.ending === 'quip',
      ).length,
  );
  const themed = dealt.map(
    ({ introduction, sections }) =>
      sections.filter(({ card }) => card.passage.themes.includes(introduction.passage.themes[0]!))
        .length,
  );
  const mean = (numbers: number[]) => numbers.reduce((sum, n) => sum + n, 0) / numbers.length;
  expect(quips.filter((count) => count > 3).length / quips.length).toBeLessThan(0.05);
  expect(Math.max(...quips)).toBeLessThan(5);
  expect(mean(quips)).toBeLessThan(1.6);
  expect(mean(themed)).toBeGreaterThan(1.5);
});

it('seldom takes for granted on a weekend that the reader is at a job', () => {
  const weekends = Array.from({ length: 60 }, (_, week) =>
    addDays(civilDate('2027-01-02'), 7 * week),
  );
  const atWork = weekends.filter((saturday, week) =>
    passagesOf(SIGNS[week % 12]!, saturday).some((passage) => passage.atWork),
  );
  expect(atWork.length / weekends.length).toBeLessThan(0.4);
});

it('has the reader say a quoted sentence on no more than two days of three', () => {
  const dealt = Array.from({ length: 60 }, (_, day) =>
    dealFor('cancer', addDays(civilDate('2029-05-01'), day)),
  );
  const spoken = dealt.filter((deal) => cardsOf(deal).some(({ hasSpeech }) => hasSpeech));
  expect(spoken.length / dealt.length).toBeLessThan(0.67);
});

import { describe, expect, test } from 'vitest';
import { addDays, civilDate, longDate } from '#domain/calendar/civil-date.ts';
import { skyOfDate } from '#domain/sky/sky-of-date.ts';
import { SIGNS, signName } from '#domain/zodiac/signs.ts';
import { dealFor } from '../choose-passages/choose-passages.ts';
import { dayFacts } from '../contacts/day-facts.ts';
import { runGates } from '../gates/judge-reading.ts';
import { SECTION_TITLES } from '../reading.ts';
import { writeReading } from './write-reading.ts';

/** Spread over 1950 to 2100, with an eclipse, a leap day, New Year, and days without an ingress of the Moon. */
const DATES = [
  '1950-01-01',
  '1968-02-29',
  '1970-01-01',
  '1999-08-11',
  '2024-10-05',
  '2026-02-17',
  '2026-11-21',
  '2031-05-02',
  '2063-03-30',
  '2100-12-31',
].map(civilDate);

describe.each(DATES)('the readings of %s', (date) => {
  const sky = skyOfDate(date);
  const readings = SIGNS.map((sign) => writeReading(sign, date));

  test('are the same each time', () => {
    expect(writeReading('leo', date)).toEqual(readings[4]);
  });

  test('have the title and four sections, love and work among them, each once and with its basis', () => {
    for (const { sign, title, basis, sections } of readings) {
      expect(title.startsWith(`${signName(sign)} Daily Horoscope for ${longDate(date)}: `)).toBe(
        true,
      );
      const titles = sections.map((section) => section.title);
      expect(titles).toHaveLength(4);
      expect(titles).toEqual(expect.arrayContaining(['Love & Relationships', 'Career & Work']));
      expect(new Set(titles).size).toBe(4);
      expect(SECTION_TITLES).toEqual(expect.arrayContaining(titles));
      for (const line of [basis, ...sections.map((section) => section.basis)]) {
        expect(line).toMatch(/^[A-Z].*your \w+ house.*\.$/);
      }
    }
  });

  test('rest on four things in the sky, none used twice', () => {
    for (const { sections } of readings) {
      expect(new Set(sections.map(({ basis }) => basis)).size).toBe(4);
    }
  });

  test('pass every gate', () => {
    for (const reading of readings) {
      const { results } = runGates(reading, { ...reading, earlier: [] });
      expect(results.flatMap(({ reasons }) => reasons)).toEqual([]);
    }
  });

  test('are clean sentences', () => {
    for (const { introduction, sections, luckyElements } of readings) {
      const texts = [introduction, ...sections.map(({ content }) => content)];
      for (const text of [...texts, ...Object.values(luckyElements.explanations)]) {
        expect(text).not.toMatch(/[{}[\]|]| {2}| [,.;:]|\.\.|undefined|\bthe the\b/);
        expect(text).toMatch(/^["A-Z0-9].*[.?]"?$/);
        expect(text).not.toMatch(/[.?] [a-z]/);
      }
    }
  });

  test('name no clock time in the prose, and a sign that the Moon is in', () => {
    const held = sky.bodies.Moon.stays.map((stay) => signName(stay.sign));
    for (const { introduction, sections } of readings) {
      const prose = [introduction, ...sections.map(({ content }) => content)].join(' ');
      expect(prose).not.toMatch(/\d\d:\d\d|UTC/);
      expect(held.filter((name) => introduction.includes(name))).toHaveLength(1);
    }
  });

  test('have different headlines and passages for each sign', () => {
    const headlines = readings.map(({ title }) => title.split(': ')[1]);
    expect(new Set(headlines).size).toBe(12);
    const passages = SIGNS.flatMap((sign) => {
      const { introduction, sections } = dealFor(sign, date);
      return [introduction.passage, ...sections.map(({ card }) => card.passage)];
    });
    expect(new Set(passages).size).toBe(12 * 5);
  });

  test('name numbers, colors, stones and directions, with reasons', () => {
    for (const { luckyElements } of readings) {
      const { numbers, colors, gemstones, directions, explanations } = luckyElements;
      expect(numbers.length).toBeGreaterThanOrEqual(2);
      expect(colors.length).toBeGreaterThanOrEqual(1);
      expect(gemstones.length).toBeGreaterThanOrEqual(1);
      expect(directions.length).toBeGreaterThanOrEqual(1);
      for (const number of numbers)
        expect(explanations.numbers).toMatch(new RegExp(`\\b${number}\\b`));
      for (const color of colors)
        expect(explanations.colors?.toLowerCase()).toContain(color.toLowerCase());
      for (const stone of gemstones)
        expect(explanations.gemstones?.toLowerCase()).toContain(stone.toLowerCase());
      for (const quarter of directions)
        expect(explanations.directions?.toLowerCase()).toContain(quarter.toLowerCase());
    }
  });
});

test('a reading lists the facts of its day, with the houses of its sign', () => {
  const date = civilDate('2026-11-21');
  const facts = dayFacts(skyOfDate(date), 'libra');
  expect(writeReading('libra', date).sky).toEqual(facts);
  expect(facts.slice(0, 4)).toEqual([
    {
      id: 'moon-sign',
      text: 'The Moon is in Aries, your seventh house, until November 22, 10:10 UTC, then in Taurus, your eighth house.',
      at: '2026-11-22T10:10Z',
    },
    { id: 'moon-phase', text: 'The Moon is waxing.', at: null },
    {
      id: 'sun-sign',
      text: 'The Sun is in Scorpio, your second house, until November 22, 07:24 UTC, then in Sagittarius, your third house.',
      at: '2026-11-22T07:24Z',
    },
    { id: 'mercury-sign', text: 'Mercury is in Scorpio, your second house.', at: null },
  ]);
});

test('no printed minute belongs to a station or ingress of Jupiter and beyond', () => {
  const slow = /^(Jupiter|Saturn|Uranus|Neptune|Pluto)\b.* (turns|enters) .*\d\d:\d\d/;
  for (let date = civilDate('2025-01-01'); date < '2026-12-31'; date = addDays(date, 1)) {
    expect(dayFacts(skyOfDate(date), 'leo').filter(({ text }) => slow.test(text))).toEqual([]);
  }
});

test('a body about to change sign is not said to be in one of them without the time', () => {
  for (let date = civilDate('2026-01-01'); date < '2026-12-31'; date = addDays(date, 1)) {
    const sky = skyOfDate(date);
    const facts = dayFacts(sky, 'leo');
    for (const { body, to } of sky.ingresses) {
      const said = facts.find(({ id }) => id === `${body.toLowerCase()}-sign`);
      if (said) {
        expect(said.text).toMatch(
          new RegExp(` until .*\\d\\d:\\d\\d UTC, then in ${signName(to)}`),
        );
      }
    }
  }
});

test.each([
  [
    'the Sun the day before its change',
    '2026-11-21',
    'The Sun is in Scorpio, your fourth house, until November 22, 07:24 UTC, then in Sagittarius, your fifth house.',
  ],
  [
    'Mercury going back into a sign',
    '2025-11-19',
    'Mercury is in Sagittarius, your fifth house, until 03:21 UTC, then in Scorpio, your fourth house.',
  ],
])('%s is said to be in its sign until then', (_name, date, text) => {
  expect(dayFacts(skyOfDate(civilDate(date)), 'leo').map((fact) => fact.text)).toContain(text);
});

test.each([
  ['2026-11-28', 'where the Moon is from 11:21 UTC'],
  ['2026-11-29', 'where the Moon has been since November 28, 11:21 UTC'],
])('says when the Moon came into its sign: %s', (date, words) => {
  const { explanations } = writeReading('leo', civilDate(date)).luckyElements;
  expect(explanations.directions).toContain(words);
});

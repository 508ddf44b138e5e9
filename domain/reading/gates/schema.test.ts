import { describe, expect, it } from 'vitest';
import { civilDate } from '#domain/calendar/civil-date.ts';
import type { Reading } from '../reading.ts';
import { writeReading } from '../write/write-reading.ts';
import { schemaGate } from './schema.ts';

const CONTEXT = { sign: 'aries', date: civilDate('2026-11-21'), earlier: [] } as const;
const READING = writeReading('aries', CONTEXT.date);
const FORM = 'Aries Daily Horoscope for November 21, 2026: ';

/** The reasons against the reading with some of its parts replaced. */
function reasonsWith(changes: Partial<Reading>): string[] {
  const { passed, reasons } = schemaGate({ ...READING, ...changes }, CONTEXT);
  expect(passed).toBe(reasons.length === 0);
  return reasons;
}

function firstSection(changes: Partial<Reading['sections'][number]>): Partial<Reading> {
  const [first, ...others] = READING.sections;
  return { sections: [{ ...first!, ...changes }, ...others] };
}

function lucky(changes: Partial<Reading['luckyElements']>): Partial<Reading> {
  return { luckyElements: { ...READING.luckyElements, ...changes } };
}

it('passes a computed reading', () => {
  expect(reasonsWith({})).toEqual([]);
});

describe('the form', () => {
  it.each<[string, Partial<Reading>, string]>([
    ['another sign', { sign: 'leo' }, 'The reading is for leo, not for aries.'],
    [
      'another date',
      { date: civilDate('2026-11-22') },
      'The reading is for 2026-11-22, not for 2026-11-21.',
    ],
    [
      'a title of another day',
      { title: 'Aries Daily Horoscope for November 22, 2026: A Slow Start' },
      `The title does not begin with “${FORM}”.`,
    ],
    [
      'a title without headline',
      { title: FORM },
      'The headline has 0 characters; 8 to 110 are required.',
    ],
    [
      'a short introduction',
      { introduction: 'A quiet day.' },
      'The introduction has 12 characters; 120 to 1600 are required.',
    ],
    [
      'three sections',
      { sections: READING.sections.slice(0, 3) },
      'The reading has 3 sections; 4 to 4 are required.',
    ],
    [
      'no section on love',
      { sections: READING.sections.filter(({ title }) => title !== 'Love & Relationships') },
      'There is no section titled “Love & Relationships”.',
    ],
    [
      'a title of its own',
      firstSection({ title: 'Love & Lust' }),
      '“Love & Lust” is not a section title',
    ],
    [
      'a title twice',
      firstSection({ title: READING.sections[1]!.title }),
      `More than one section is titled “${READING.sections[1]!.title}”.`,
    ],
    [
      'an empty section',
      firstSection({ content: '' }),
      'has 0 characters; 100 to 1400 are required.',
    ],
    ['no basis', firstSection({ basis: '' }), 'has 0 characters; 10 to 300 are required.'],
    [
      'no lucky colors',
      lucky({ colors: [] }),
      'The list of lucky colors has 0 entries; 1 to 5 are required.',
    ],
    [
      'six lucky numbers',
      lucky({ numbers: [1, 2, 3, 4, 5, 6] }),
      'The list of lucky numbers has 6 entries',
    ],
    ['half a lucky number', lucky({ numbers: [2.5] }), '2.5 is not a valid lucky number'],
    [
      'a lucky number twice',
      lucky({ numbers: [7, 7] }),
      '“7” appears twice among the lucky numbers.',
    ],
    [
      'a color twice',
      lucky({ colors: ['Rust', 'rust'] }),
      '“rust” appears twice among the lucky colors.',
    ],
    [
      'a direction off the compass',
      lucky({ directions: ['Upward'] }),
      '“Upward” is not a compass direction.',
    ],
    ['no facts', { sky: [] }, 'The list of sky facts has 0 entries'],
    [
      'a fact twice',
      { sky: [...READING.sky, READING.sky[0]!] },
      `More than one sky fact has the id ${READING.sky[0]!.id}.`,
    ],
    [
      'a fact at an invalid time',
      { sky: [{ ...READING.sky[0]!, at: '2026-11-21T25:61Z' }, ...READING.sky.slice(1)] },
      '“2026-11-21T25:61Z” is not a UTC time in the form',
    ],
  ])('does not allow %s', (_, changes, reason) => {
    expect(reasonsWith(changes)).toContainEqual(expect.stringContaining(reason));
  });

  it('allows directions between the four', () => {
    expect(reasonsWith(lucky({ directions: ['Southeast', 'north-west', 'East'] }))).toEqual([]);
  });
});

describe('plain English prose', () => {
  it.each([
    ['HTML', 'A <b>bold</b> step.', 'HTML'],
    ['an entity', 'Home &amp; garden.', 'HTML'],
    ['a script', 'See javascript:alert(1) now.', 'a script'],
    ['bold letters', 'A **bold** step.', 'Markdown'],
    ['a heading', 'So be it.\n## Love', 'Markdown'],
    ['a bullet', 'So:\n- rest', 'Markdown'],
    ['a link', 'Look at www.example.org for more.', 'a link or an address'],
    ['a mail address', 'Write to luna@example.org soon.', 'a link or an address'],
    ['an emoji', 'A good day 🌙 ahead.', 'emoji or glyphs'],
    ['a glyph of the zodiac', 'The Moon in ♌ today.', 'emoji or glyphs'],
    ['a zero-width space', 'A good\u200b day.', 'control or invisible characters'],
    ['a control character', 'A good\u0007 day.', 'control or invisible characters'],
    ['a letter that only looks Latin', 'A g\u043eod day.', 'letters of another script'],
    ['a broken character', 'A caf\ufffd nearby.', 'a character that could not be read'],
    ['a slot', 'The Moon is in {sign} today.', 'a slot that was not filled'],
    ['alternatives', 'A [good|fine] day.', 'a slot that was not filled'],
    ['a gap to fill', 'Dear [your name], rest.', 'a slot that was not filled'],
    ['a value that is missing', 'The Moon is in undefined today.', 'a placeholder'],
    ['a number that is missing', 'NaN is the number of the day.', 'a placeholder'],
    ['filler', 'Lorem ipsum dolor sit amet.', 'a placeholder'],
    [
      'the machine speaking',
      'As an AI language model I see stars.',
      'words of the machine that wrote it',
    ],
  ])('must not contain %s', (_, words, called) => {
    const reasons = reasonsWith({ introduction: `${READING.introduction} ${words}` });
    expect(reasons).toContain(`The text in the introduction contains ${called}.`);
  });

  it('may contain everyday words that look like them', () => {
    const words = 'It feels good to be somebody whose word counts.';
    expect(reasonsWith({ introduction: `${READING.introduction} ${words}` })).toEqual([]);
  });

  it('is required of every text that a reader sees', () => {
    expect(reasonsWith({ title: `${FORM}A **Bold** Step` })).toEqual([
      'The text in the headline contains Markdown.',
    ]);
    expect(reasonsWith(lucky({ colors: ['Rust <i>'] }))).toEqual([
      'The text in the lucky elements contains HTML.',
    ]);
  });

  it('may contain dashes, quotes, accents, percent signs and the word "null" where they fit', () => {
    const words = 'It’s “fine”; a café – half-full, 50 % of it – is null and void… or so they say.';
    expect(reasonsWith({ introduction: `${READING.introduction} ${words}` })).toEqual([]);
  });

  it('is never in another language, not even in one section', () => {
    const german =
      'Der Mond steht heute in der Waage, und du wirst merken, dass die Menschen freundlicher sind als gestern, denn alles hat seine Zeit.';
    expect(reasonsWith(firstSection({ content: german }))).toEqual([
      `The text in “${READING.sections[0]!.title}” doesn't read as English.`,
    ]);
  });
});

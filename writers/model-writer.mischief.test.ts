import { describe, expect, test } from 'vitest';
import { addDays } from '#domain/calendar/civil-date.ts';
import { proseOf } from '#domain/reading/gates/gates.ts';
import type { Judgment } from '#domain/reading/gates/judgment.ts';
import type { Reading } from '#domain/reading/reading.ts';
import { writeReading } from '#domain/reading/write/write-reading.ts';
import { SIGNS, type Sign } from '#domain/zodiac/signs.ts';
import {
  answerOf,
  drip,
  hangUp,
  type Reply,
  says,
  silence,
  status,
} from '#tests/factories/model-server.ts';
import { DATE, NOTHING_SAID, openBench, settingsFor } from '#tests/factories/model-writer.ts';

const bench = openBench();

/** Passes only the computed words, as strict as gates can be. */
function judge(reading: Reading): Judgment {
  const isSame = proseOf(reading) === proseOf(writeReading(reading.sign, reading.date));
  return { checks: [], refusals: isSame ? [] : ['truth: There are other words in it.'] };
}

/** Well-formed texts that contain something that must not be published. */
const TEXTS: [name: string, spoil: (good: Reading) => Reading][] = [
  ['a false claim', (good) => opening(good, 'Mars is in Virgo.')],
  ['unsafe advice', (good) => opening(good, 'Leave your pills in the drawer and buy shares.')],
  ['a threat', (good) => opening(good, 'You will lose what you love.')],
  ['HTML and script', (good) => opening(good, '<b onclick="x()">Hi</b><script>alert(1)</script>')],
  [
    'another language',
    (good) => ({
      ...good,
      introduction: 'Heute lohnt sich ein langer Spaziergang mit einem alten Freund.',
    }),
  ],
  [
    'the words of another day',
    (good) => wordsOf(good, writeReading(good.sign, addDays(good.date, 7))),
  ],
  ['the words of another sign', (good) => wordsOf(good, writeReading(next(good.sign), good.date))],
];

describe('a well-formed text', () => {
  test('is published as the model wrote it if it is true', async () => {
    bench.server.play(...SIGNS.map((sign) => says(answer(writeReading(sign, DATE)))));
    const { write } = bench.writer({ judge });
    for (const sign of SIGNS) {
      const { reading, source, record } = await write(sign, DATE, NOTHING_SAID);
      expect({ source, ...record }).toMatchObject({ source: 'test-model', attempts: 1 });
      expect(proseOf(reading)).toBe(proseOf(writeReading(sign, DATE)));
    }
  });

  test.each(TEXTS)(
    'with %s is not published, unless the second draft is without it',
    async (_name, spoil) => {
      const good = writeReading('aries', DATE);
      const spoiled = says(answer(spoil(good)));
      const { write } = bench.writer({ judge });
      bench.server.play(spoiled);
      const held = await write('aries', DATE, NOTHING_SAID);
      expect(held).toMatchObject({ source: 'computed', reading: good, record: { attempts: 2 } });
      bench.server.play(spoiled, says(answer(good)));
      const mended = await write('aries', DATE, NOTHING_SAID);
      expect(mended).toMatchObject({ source: 'test-model', record: { attempts: 2 } });
      expect(judge(mended.reading).refusals).toEqual([]);
    },
  );
});

test('a day on which the model does everything wrong still has its twelve readings', async () => {
  const mischief: Reply[] = [
    silence,
    says('Hello'),
    status(429, '', { 'retry-after': '2' }),
    says('{"headline": "Cut o', { choice: { finish_reason: 'length' } }),
    status(500, '<h1>Oops</h1>'),
    says(null),
    hangUp,
    says('x'.repeat(1_000_000)),
    drip,
    says('{}'),
    ...TEXTS.map(([, spoil]) => says(answer(spoil(writeReading('leo', DATE))))),
    says(null, { message: { refusal: 'No.' } }),
  ];
  bench.server.play(...mischief);
  const { write } = bench.writer({
    judge,
    settings: { ...settingsFor(bench.server), timeoutMs: 300 },
    dailyCalls: 100,
  });
  for (const sign of SIGNS) {
    const { reading, source, record } = await write(sign, DATE, NOTHING_SAID);
    expect(reading).toEqual(writeReading(sign, DATE));
    expect(source).toBe('computed');
    expect(record).toMatchObject({ outcome: 'failed', attempts: 2 });
    expect(record.reasons.length).toBeGreaterThanOrEqual(2);
  }
});

function answer(reading: Reading): string {
  return JSON.stringify(answerOf(reading));
}

function opening(good: Reading, sentence: string): Reading {
  return { ...good, introduction: `${sentence} ${good.introduction}` };
}

/** `good` in form, `other` in words. */
function wordsOf(good: Reading, other: Reading): Reading {
  const sections = good.sections.map((section, i) => ({
    ...section,
    content: other.sections[i % other.sections.length]!.content,
  }));
  return { ...good, introduction: other.introduction, sections };
}

function next(sign: Sign): Sign {
  return SIGNS[(SIGNS.indexOf(sign) + 1) % SIGNS.length]!;
}

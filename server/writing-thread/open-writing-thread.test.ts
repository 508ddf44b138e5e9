import { afterAll, beforeAll, expect, it } from 'vitest';
import { civilDate } from '#domain/calendar/civil-date.ts';
import { proseOf } from '#domain/reading/gates/gates.ts';
import { judge } from '#domain/reading/gates/judgment.ts';
import { passagesIn } from '#domain/reading/gates/known-passages.ts';
import { writeReading, writeVersion } from '#domain/reading/write/write-reading.ts';
import { keptLog } from '#tests/factories/log.ts';
import { openWritingThread } from './open-writing-thread.ts';

const SIGN = 'leo';
const DATE = civilDate('2026-11-21');
const thread = openWritingThread(keptLog());

/** The first reading of a thread takes seconds. */
beforeAll(async () => {
  await thread.write(SIGN, DATE, 0, null);
  writeReading(SIGN, DATE);
}, 60_000);
afterAll(() => thread.stop());

it('writes and judges the same readings as the main thread', async () => {
  const reading = writeReading(SIGN, DATE);
  const taken = new Set(passagesIn(proseOf(reading)));
  expect(await thread.write(SIGN, DATE, 0, null)).toEqual(reading);
  expect(await thread.write(SIGN, DATE, 1, taken)).toEqual(writeVersion(SIGN, DATE, 1, taken));

  const wrong = { ...reading, introduction: 'Today the Moon is in every sign at once.' };
  const context = { sign: SIGN, date: DATE, earlier: [] } as const;
  for (const one of [reading, wrong]) {
    expect(await thread.judge(one, context)).toEqual(judge(one, context));
  }
});

it('compares a reading with the others', async () => {
  const reading = writeReading(SIGN, DATE);
  const earlier = [{ sign: 'virgo', date: DATE, text: proseOf(reading) }] as const;
  const context = { sign: SIGN, date: DATE, earlier } as const;
  const { refusals } = await thread.judge(reading, context);
  expect(refusals).toEqual(judge(reading, context).refusals);
  expect(refusals[0]).toMatch(/^variety: The passage /);
});

it('continues on this thread if the worker ends', async () => {
  const ended = openWritingThread(keptLog());
  const writing = ended.write(SIGN, DATE, 0, null);
  await ended.stop();
  expect(await writing).toEqual(writeReading(SIGN, DATE));
});

it('passes on what is thrown', async () => {
  await expect(thread.write(SIGN, civilDate('2500-01-01'), 0, null)).rejects.toThrow(RangeError);
});

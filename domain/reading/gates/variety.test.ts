import { describe, expect, it } from 'vitest';
import { addDays, civilDate } from '#domain/calendar/civil-date.ts';
import { writeReading } from '../write/write-reading.ts';
import { proseOf } from './gates.ts';
import { openReadingLedger } from './reading-ledger.ts';
import { varietyGate } from './variety.ts';

const DATE = civilDate('2026-11-21');
const READING = writeReading('aries', DATE);
const TEXT = proseOf(READING);
/** A sentence that is in none of our passages. */
const SENTENCE = 'A slow start may well suit you better than a quick one.';
const WITH_SENTENCE = { ...READING, introduction: `${READING.introduction} ${SENTENCE}` };

describe('a reading', () => {
  it('passes if nothing was published', () => {
    expect(varietyGate(READING, { sign: 'aries', date: DATE, earlier: [] }).reasons).toEqual([]);
  });

  it('may be in the list itself, as when it is rewritten', () => {
    const earlier = [{ sign: 'aries', date: DATE, text: TEXT }] as const;
    expect(varietyGate(READING, { sign: 'aries', date: DATE, earlier }).passed).toBe(true);
  });

  it.each([
    ['a list', (entry: Parameters<typeof openReadingLedger>[0]) => entry!],
    ['a ledger', (entry: Parameters<typeof openReadingLedger>[0]) => openReadingLedger(entry)],
  ])('is stopped if it repeats a sentence in %s', (_, earlierOf) => {
    const earlier = earlierOf([{ sign: 'aries', date: addDays(DATE, -3), text: SENTENCE }]);
    const { reasons } = varietyGate(WITH_SENTENCE, { sign: 'aries', date: DATE, earlier });
    expect(reasons).toContain(
      `The sentence “${SENTENCE}” also appears in the reading of aries for 2026-11-18.`,
    );
  });

  it('is stopped if one of its passages was published within 90 days', () => {
    const earlier = [
      { sign: 'aries', date: addDays(DATE, -90), text: READING.introduction },
    ] as const;
    const { reasons } = varietyGate(READING, { sign: 'aries', date: DATE, earlier });
    expect(reasons[0]).toMatch(
      /^The passage “.+ …” also appears in the reading of aries for 2026-08-23\.$/,
    );
  });

  it('is stopped if it repeats more than a quarter of a reading of the sign', () => {
    // Half of its own words, without a whole sentence.
    const words = TEXT.split(/\s+/);
    const text = words
      .slice(3, words.length / 2)
      .join(' ')
      .replace(/[.!?;:]/g, ',');
    const earlier = [{ sign: 'aries', date: addDays(DATE, -60), text }] as const;
    const { reasons } = varietyGate(READING, { sign: 'aries', date: DATE, earlier });
    expect(reasons).toHaveLength(1);
    expect(reasons[0]).toMatch(
      /^100\.0% of its five-word runs also appear in the sign's reading for 2026-09-22; the limit is 25\.0%\.$/,
    );
  });

  it('is stopped if it says a long sentence twice', () => {
    const twice = { ...READING, introduction: `${READING.introduction} ${SENTENCE} ${SENTENCE}` };
    const { reasons } = varietyGate(twice, { sign: 'aries', date: DATE, earlier: [] });
    expect(reasons).toEqual([`The sentence “${SENTENCE}” appears twice in the reading.`]);
  });
});

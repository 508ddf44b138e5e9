import { describe, expect, it } from 'vitest';
import { addDays, civilDate } from '#domain/calendar/civil-date.ts';
import { writeReading } from '../computed-writer.ts';
import { proseOf } from './gate.ts';
import { openReadingLedger } from './reading-ledger.ts';
import { varietyGate } from './variety.ts';
import { sentencesOf } from './words-and-sentences.ts';

const DATE = civilDate('2026-11-21');
const READING = writeReading('aries', DATE);
const TEXT = proseOf(READING);
const SENTENCE = sentencesOf(READING.introduction)[0]!;

describe('a reading', () => {
  it('passes where nothing was published', () => {
    expect(varietyGate(READING, { sign: 'aries', date: DATE, earlier: [] }).reasons).toEqual([]);
  });

  it('may stand in the list itself, as when it is made anew', () => {
    const earlier = [{ sign: 'aries', date: DATE, text: TEXT }] as const;
    expect(varietyGate(READING, { sign: 'aries', date: DATE, earlier }).passed).toBe(true);
  });

  it.each([
    ['a list', (entry: Parameters<typeof openReadingLedger>[0]) => entry!],
    ['a ledger', (entry: Parameters<typeof openReadingLedger>[0]) => openReadingLedger(entry)],
  ])('is stopped where a sentence of it was said, told from %s', (_, earlierOf) => {
    const earlier = earlierOf([{ sign: 'aries', date: addDays(DATE, -3), text: SENTENCE }]);
    const { reasons } = varietyGate(READING, { sign: 'aries', date: DATE, earlier });
    expect(reasons).toContain(
      `The sentence “${SENTENCE}” stands in the reading of aries for 2026-11-18 too.`,
    );
  });

  it('is stopped where more than a tenth of another reading of the year comes again', () => {
    // Half of its own words, among which no sentence is whole.
    const words = TEXT.split(/\s+/);
    const text = words
      .slice(3, words.length / 2)
      .join(' ')
      .replace(/[.!?;:]/g, ',');
    const earlier = [{ sign: 'leo', date: addDays(DATE, -300), text }] as const;
    const { reasons } = varietyGate(READING, { sign: 'aries', date: DATE, earlier });
    expect(reasons).toHaveLength(1);
    expect(reasons[0]).toMatch(
      /^100\.0 % of its five-word runs stand in the reading of leo for 2026-01-25 too; at most 10\.0 % may\.$/,
    );
  });

  it('is stopped where it says a long sentence twice', () => {
    const twice = { ...READING, introduction: `${READING.introduction} ${SENTENCE}` };
    const { reasons } = varietyGate(twice, { sign: 'aries', date: DATE, earlier: [] });
    expect(reasons).toEqual([`The sentence “${SENTENCE}” stands in the reading twice.`]);
  });
});

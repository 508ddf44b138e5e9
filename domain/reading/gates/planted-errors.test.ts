import { describe, expect, it } from 'vitest';
import { addDays, civilDate } from '#domain/calendar/civil-date.ts';
import { SIGNS } from '#domain/zodiac/signs.ts';
import { ERROR_KINDS, plantErrors } from '#tests/fixtures/planted-errors.ts';
import { writeReading } from '../write/write-reading.ts';
import { readerTexts } from './reader-texts.ts';
import { skyStatements } from './sky-statements.ts';
import { truthGate } from './truth.ts';

/** Fifty dates from 2025 to 2029, 37 days apart, so the positions of Moon, Sun and planets vary; all signs in turn. */
const READINGS = Array.from({ length: 50 }, (_, i) => {
  const date = addDays(civilDate('2025-01-05'), 37 * i);
  return [SIGNS[i % 12]!, SIGNS[(i + 5) % 12]!].map((sign) => writeReading(sign, date));
}).flat();
const PLANTED = READINGS.flatMap((reading) =>
  plantErrors(reading).map((error) => ({ reading, ...error })),
);

describe('the truth gate', () => {
  it('passes every reading as it was written', () => {
    const stopped = READINGS.flatMap((reading) => {
      const { passed, reasons } = truthGate(skyStatements(readerTexts(reading), reading));
      return passed ? [] : [`${reading.sign} ${reading.date}: ${reasons.join(' ')}`];
    });
    expect(stopped).toEqual([]);
  });

  it('is tested with more than 300 planted errors, of every kind', () => {
    expect(PLANTED.length).toBeGreaterThan(300);
    for (const kind of ERROR_KINDS) {
      const count = PLANTED.filter((error) => error.kind === kind).length;
      expect(count, kind).toBeGreaterThanOrEqual(20);
    }
  });

  it.each(ERROR_KINDS)('stops every reading with a wrong %s', (kind) => {
    const missed = PLANTED.filter((error) => error.kind === kind)
      .filter(({ reading, text }) => truthGate(skyStatements([text], reading)).passed)
      .map(
        ({ reading, planted, text }) =>
          `${reading.sign} ${reading.date} (${planted}): ${text.text}`,
      );
    expect(missed).toEqual([]);
  });
});

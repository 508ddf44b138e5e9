import { expect, it } from 'vitest';
import { addDays, civilDate } from '#domain/calendar/civil-date.ts';
import { parseZone } from '#domain/calendar/zones.ts';
import { SIGNS } from '#domain/zodiac/signs.ts';
import { lieFor } from '#tests/factories/columnists/commissioned.ts';
import type { Reading } from '../reading.ts';
import { writeReading } from '../write/write-reading.ts';
import { proseParts } from './reader-texts.ts';
import { skyStatements, unreadStatements } from './sky-statements.ts';
import { truthGate } from './truth.ts';

const UTC = parseZone('UTC')!;

/** Forty readings with one columnist's lie each, with varying sign, date and phrasing. */
const PLANTED = Array.from({ length: 40 }, (_, seed) => {
  const date = addDays(civilDate('2025-02-03'), 29 * seed);
  const sign = SIGNS[(seed * 5) % 12]!;
  const lie = lieFor({ date, period: 'day', zone: UTC, sign }, 11 * seed);
  return { reading: writeReading(sign, date), lie };
});

it('stops a fluent reading with one lie among its true statements', () => {
  expect(PLANTED.filter(({ reading, lie }) => !isStopped(reading, lie))).toHaveLength(0);
});

/** The lie is the last sentence of the introduction. */
function isStopped(reading: Reading, lie: string): boolean {
  const [introduction, ...sections] = proseParts(reading);
  const texts = [{ ...introduction!, text: `${introduction!.text} ${lie}` }, ...sections];
  const statements = [...skyStatements(texts, reading), ...unreadStatements(texts, reading)];
  return !truthGate(statements).passed;
}

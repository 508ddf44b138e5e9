import { expect, it } from 'vitest';
import { civilDate } from '#domain/calendar/civil-date.ts';
import { writeReading } from '../write/write-reading.ts';
import { GATES, proseOf } from './gates.ts';
import { passes, runGates } from './judge-reading.ts';

const CONTEXT = { sign: 'aries', date: civilDate('2026-11-21'), earlier: [] } as const;
const READING = writeReading('aries', CONTEXT.date);

it('returns what every gate says, in their order', () => {
  const { results } = runGates(READING, CONTEXT);
  expect(results.map(({ gate }) => gate)).toEqual([...GATES]);
  expect(results.flatMap(({ reasons }) => reasons)).toEqual([]);
  expect(passes(results)).toBe(true);
});

it('refuses a reading that one gate stops', () => {
  const { results } = runGates(
    { ...READING, introduction: `${READING.introduction} You must rest.` },
    CONTEXT,
  );
  expect(results.filter(({ passed }) => !passed).map(({ gate }) => gate)).toEqual(['safety']);
  expect(passes(results)).toBe(false);
});

it('refuses a reading that was not judged', () => {
  expect(passes([])).toBe(false);
});

it('returns the statements of the prose and of the lines under it with their verdicts', () => {
  const { statements } = runGates(READING, CONTEXT);
  const { basis, sections } = READING;
  const shown = [proseOf(READING), basis, ...sections.map((section) => section.basis)].join('\n');
  expect(statements.length).toBeGreaterThanOrEqual(8);
  for (const { claim } of statements) {
    expect(shown).toContain(claim.text);
    expect(claim.verdict).toBe('true');
  }
});

import { describe, expect, it } from 'vitest';
import { civilDate } from '#domain/calendar/civil-date.ts';
import { writeReading } from '../write/write-reading.ts';
import { GATES, proseOf } from './gate.ts';
import { examineReading, judgeReading, passes } from './judge-reading.ts';

const CONTEXT = { sign: 'aries', date: civilDate('2026-11-21'), earlier: [] } as const;
const READING = writeReading('aries', CONTEXT.date);

function failedGates(draft: unknown): string[] {
  return judgeReading(draft, CONTEXT)
    .filter(({ passed }) => !passed)
    .map(({ gate }) => gate);
}

it('returns what every gate says, in their order', () => {
  const results = judgeReading(READING, CONTEXT);
  expect(results.map(({ gate }) => gate)).toEqual([...GATES]);
  expect(results.flatMap(({ reasons }) => reasons)).toEqual([]);
  expect(passes(results)).toBe(true);
});

it('refuses a reading that one gate stops', () => {
  const results = judgeReading(
    { ...READING, introduction: `${READING.introduction} You must rest.` },
    CONTEXT,
  );
  expect(results.filter(({ passed }) => !passed).map(({ gate }) => gate)).toEqual(['safety']);
  expect(passes(results)).toBe(false);
});

it('refuses a reading that was not judged', () => {
  expect(passes([])).toBe(false);
});

describe("a draft that doesn't have the shape of a reading", () => {
  it.each<[string, unknown, string]>([
    ['nothing', null, 'The reading: '],
    ['a text', 'A fine day.', 'The reading: '],
    ['a reading without sections', { ...READING, sections: undefined }, 'sections: '],
    ['sections that are not a list', { ...READING, sections: {} }, 'sections: '],
    [
      'a section without content',
      { ...READING, sections: [{ title: 'Social Life', basis: '' }] },
      'sections.0.content: ',
    ],
    [
      'a number in words',
      { ...READING, luckyElements: { ...READING.luckyElements, numbers: ['seven'] } },
      'luckyElements.numbers.0: ',
    ],
    [
      'a date that does not exist',
      { ...READING, date: '2026-02-30' },
      'date: Expected a calendar date',
    ],
    ['a sign that does not exist', { ...READING, sign: 'ophiuchus' }, 'sign: '],
  ])('passes no gate: %s', (_, draft, reason) => {
    expect(failedGates(draft)).toEqual([...GATES]);
    expect(judgeReading(draft, CONTEXT)[0]!.reasons[0]).toMatch(reason);
  });
});

it('returns the statements of the prose and of the lines under it with their verdicts', () => {
  const { statements } = examineReading(READING, CONTEXT);
  const { basis, sections } = READING;
  const shown = [proseOf(READING), basis, ...sections.map((section) => section.basis)].join('\n');
  expect(statements.length).toBeGreaterThanOrEqual(8);
  for (const { claim } of statements) {
    expect(shown).toContain(claim.text);
    expect(claim.verdict).toBe('true');
  }
});

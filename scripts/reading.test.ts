import { spawnSync } from 'node:child_process';
import { expect, it } from 'vitest';

function reading(...args: string[]) {
  return spawnSync(process.execPath, ['scripts/reading.ts', ...args], { encoding: 'utf8' });
}

it('prints a reading', () => {
  const { status, stdout } = reading('aries', '2026-11-21');
  expect(status).toBe(0);
  expect(stdout).toMatch(/^Aries Daily Horoscope for November 21, 2026: /);
  expect(stdout).toContain('\n\nLUCKY ELEMENTS\n\n');
});

it.each([
  [['2026-11-21'], 'Give a date, and either a sign or words from a passage.'],
  [['aries', '2026-02-30'], '2026-02-30 is not a calendar date in the form yyyy-MM-dd.'],
  [['ares', '2026-11-21'], 'ares is not one of the twelve signs: aries, '],
  [['--passage', 'no such words', '2026-11-21'], 'No passage has the words “no such words”.'],
])('explains what is wrong with %j', (args, fault) => {
  const { status, stderr } = reading(...args);
  expect(status).toBe(2);
  expect(stderr).toContain(fault);
});

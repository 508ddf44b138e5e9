import { expect, it } from 'vitest';
import { DataError } from '#data/data-error.ts';
import { civilDate } from '#domain/calendar/civil-date.ts';
import type { ArchiveOutcome } from '#services/make-archive.ts';
import type { Readiness } from '#services/readiness.ts';
import { keptLog } from '#tests/factories/log.ts';
import { ensureArchive } from './ensure-archive.ts';

const TODAY = civilDate('2026-11-21');

/** An archive whose pauses end at once; each try has the next of the outcomes. */
async function archiveThat(...outcomes: (ArchiveOutcome | 'missing' | Error)[]) {
  const pauses: number[] = [];
  const log = keptLog();
  let asked = 0;
  const archive = ensureArchive(
    {
      async readiness(): Promise<Readiness> {
        const missing: Readiness['missing'] = outcomes[0] === 'missing' ? { [TODAY]: ['leo'] } : {};
        if (outcomes[0] === 'missing') outcomes.shift();
        return { date: TODAY, ready: {}, missing };
      },
      async makeArchive() {
        asked++;
        const outcome = outcomes.shift();
        if (outcome instanceof Error) throw outcome;
        return outcome as ArchiveOutcome;
      },
    },
    log,
    {
      days: 30,
      wait: async (ms) => {
        pauses.push(ms);
      },
    },
  );
  await archive.idle();
  return { asked, pauses, log };
}

it('begins after the start and ends when everything is stored', async () => {
  const { asked, pauses, log } = await archiveThat({ made: 360 });
  expect([asked, pauses, log.messages]).toEqual([1, [5_000], ['The archive is complete.']]);
});

it('waits for the live dates, for another server and for the store, and says what went wrong', async () => {
  const { asked, pauses, log } = await archiveThat(
    'missing',
    'elsewhere',
    'unstored',
    new DataError('Listing', { message: 'no response in time' }),
    { made: 0 },
  );
  expect(asked).toBe(4);
  expect(pauses).toEqual([5_000, 60_000, 60_000, 60_000, 60_000]);
  expect(log.messages).toEqual(['The archive could not be completed.']);
});

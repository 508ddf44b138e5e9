import { setTimeout } from 'node:timers/promises';
import { storedSigns } from '#data/readings.ts';
import { addDays, type CivilDate } from '#domain/calendar/civil-date.ts';
import { datesTodaySomewhere } from '#domain/calendar/today-somewhere.ts';
import { SIGNS } from '#domain/zodiac/signs.ts';
import type { MakerDeps, ReadingMaker } from './reading-maker.ts';

export interface ArchiveOptions {
  /** How many days before the first live date. */
  days: number;
  /** Stops the work after the current reading. */
  signal: AbortSignal;
}

/**
 * `elsewhere` if another server is doing it, `stopped` by the signal, `unstored` if a reading could not be stored;
 * otherwise the number of readings generated.
 */
export type ArchiveOutcome = 'elsewhere' | 'stopped' | 'unstored' | { made: number };

/** After each reading, it pauses four times as long as that took, to leave time for readers' requests. */
const REST_PER_WORK = 4;

/**
 * Computes the missing readings of the last days, newest first and one at a time, for a site that is new or was down.
 * If several servers share the store, one of them does it. Withdrawn and refused readings stay as they are. Throws a
 * DataError if the store does not respond.
 */
export async function makeArchive(
  deps: MakerDeps & { make: ReadingMaker },
  { days, signal }: ArchiveOptions,
): Promise<ArchiveOutcome> {
  const missing = await missingDays(deps, days);
  if (missing.length === 0) return { made: 0 };
  const claim = await deps.claims.claim('archive');
  if (claim === 'elsewhere') return 'elsewhere';
  try {
    let made = 0;
    // Check again, because another server may have finished between the first check and the claim.
    for (const { date, signs } of await missingDays(deps, days)) {
      await deps.earlier.refresh(date);
      for (const sign of signs) {
        if (signal.aborted) return 'stopped';
        const started = performance.now();
        const one = await deps.make(sign, date, { isBackground: true, computed: true, signal });
        const { isStored } = await one!.stored;
        if (!isStored) return 'unstored';
        made++;
        await rest(performance.now() - started, signal);
      }
    }
    return { made };
  } catch (error) {
    if (signal.aborted) return 'stopped';
    throw error;
  } finally {
    await claim.release();
  }
}

/** The days that lack readings, newest first. */
async function missingDays({ background, clock }: MakerDeps, days: number) {
  const to = addDays(datesTodaySomewhere(clock())[0]!, -1);
  const stored = await storedSigns(background, { from: addDays(to, 1 - days), to });
  return Array.from({ length: days }, (_, i): CivilDate => addDays(to, -i))
    .map((date) => ({ date, signs: SIGNS.filter((sign) => !stored.get(date)?.has(sign)) }))
    .filter(({ signs }) => signs.length > 0);
}

async function rest(workedMs: number, signal: AbortSignal): Promise<void> {
  await setTimeout(REST_PER_WORK * workedMs, undefined, { signal, ref: false }).catch(() => {});
}

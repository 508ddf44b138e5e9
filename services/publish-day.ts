import { setImmediate } from 'node:timers/promises';
import { standingsOn } from '#data/readings.ts';
import type { CivilDate } from '#domain/calendar/civil-date.ts';
import { SIGNS, type Sign } from '#domain/zodiac/signs.ts';
import type { MakerDeps, ReadingMaker } from './reading-maker.ts';
import type { Rewriter } from './rewrite-reading.ts';

/** The result for a sign, and the reason if it failed. */
export interface SignOutcome {
  sign: Sign;
  outcome: 'existing' | 'withdrawn' | 'made' | 'rewritten' | 'failed';
  reason: string | null;
}

export interface PublishOptions {
  /** Also rewrites existing readings; withdrawn ones stay down. */
  refresh?: boolean;
  /** Why it is refreshed, for the list of corrections; may be empty. */
  note?: string;
  /** The server is starting, and doesn't serve anyone until this is done. */
  atStartup?: boolean;
  /** Once aborted, the remaining signs are skipped, and so is a sign that another server is making. */
  signal?: AbortSignal;
  /** Called as each sign is done. */
  onSign?: (outcome: SignOutcome) => void;
}

/**
 * Generates and stores the missing readings of a date. If a sign fails, it is logged and left for the next call, and
 * the others continue. Throws a DataError if the store can't be queried.
 */
export async function publishDay(
  {
    data,
    background,
    log,
    make,
    rewrite,
    earlier,
  }: MakerDeps & { make: ReadingMaker; rewrite: Rewriter },
  date: CivilDate,
  { refresh = false, note, atStartup = false, signal, onSign }: PublishOptions = {},
): Promise<SignOutcome[]> {
  const standings = await standingsOn(atStartup ? data : background, date);
  const isSettled = (sign: Sign) => ['published', 'withdrawn'].includes(standings.get(sign) ?? '');
  if (refresh || !SIGNS.every(isSettled)) await earlier.refresh(date);

  const outcomes: SignOutcome[] = [];
  for (const sign of SIGNS) {
    // Without a writing thread, each reading blocks the thread that serves pages for about 100 ms.
    await setImmediate();
    if (signal?.aborted) break;
    const outcome = await publish(sign).catch((error): SignOutcome | null => {
      if (signal?.aborted) return null;
      log.error({ err: error, sign, date }, 'A reading could not be generated.');
      return { sign, outcome: 'failed', reason: 'The reading could not be generated.' };
    });
    if (!outcome) break;
    outcomes.push(outcome);
    onSign?.(outcome);
  }
  return outcomes;

  async function publish(sign: Sign): Promise<SignOutcome> {
    const standing = standings.get(sign);
    if (standing === 'withdrawn') return { sign, outcome: 'withdrawn', reason: null };
    if (standing === 'published') {
      if (!refresh) return { sign, outcome: 'existing', reason: null };
      return { sign, reason: null, ...(await rewrite(sign, date, { wholeDay: true, note })) };
    }
    const made = await make(sign, date, { isBackground: true, atStartup, signal });
    const { reason } = await made!.stored;
    return { sign, outcome: reason === null ? 'made' : 'failed', reason };
  }
}

import { setImmediate } from 'node:timers/promises';
import { standingsOn } from '#data/readings.ts';
import type { CivilDate } from '#domain/calendar/civil-date.ts';
import { SIGNS, type Sign } from '#domain/zodiac/signs.ts';
import type { MakerDeps, ReadingMaker } from './reading-maker.ts';
import type { Rewriter } from './rewrite-reading.ts';

/** What was done for a sign, and if it failed, why. */
export interface SignOutcome {
  sign: Sign;
  outcome: 'existing' | 'withdrawn' | 'made' | 'rewritten' | 'failed';
  reason: string | null;
}

export interface PublishOptions {
  /** Also rewrites what is there; what was withdrawn stays down. */
  refresh?: boolean;
  /** Why it is refreshed, for the list of corrections; may be empty. */
  note?: string;
  /** For the start of a server, which serves nobody before this is done. */
  hurried?: boolean;
  /** Once it is aborted, the remaining signs are skipped, as is one that another server is making. */
  signal?: AbortSignal;
  /** Hears of each sign as soon as it is done. */
  onSign?: (outcome: SignOutcome) => void;
}

/**
 * Makes and stores the readings that a date still lacks. A sign that fails is logged and left for the next call; the
 * others go on. Throws a DataError if the store cannot be asked.
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
  { refresh = false, note, hurried = false, signal, onSign }: PublishOptions = {},
): Promise<SignOutcome[]> {
  const standings = await standingsOn(hurried ? data : background, date);
  const isSettled = (sign: Sign) => ['published', 'withdrawn'].includes(standings.get(sign) ?? '');
  if (refresh || !SIGNS.every(isSettled)) await earlier.refresh(date);

  const outcomes: SignOutcome[] = [];
  for (const sign of SIGNS) {
    // Writing and judging take some 100 ms, and pages are served on the same thread.
    await setImmediate();
    if (signal?.aborted) break;
    const outcome = await publish(sign).catch((error): SignOutcome | null => {
      if (signal?.aborted) return null;
      log.error({ err: error, sign, date }, 'A reading could not be made.');
      return { sign, outcome: 'failed', reason: 'The reading could not be made.' };
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
    const made = await make(sign, date, { again: true, hurried, signal });
    const reason = await made!.stored;
    return { sign, outcome: reason === null ? 'made' : 'failed', reason };
  }
}

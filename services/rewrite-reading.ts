import { reasonOfWithdrawal } from '#data/corrections.ts';
import { earlierTexts } from '#data/reading-history.ts';
import { findReading, replaceReading } from '#data/readings.ts';
import type { CivilDate } from '#domain/calendar/civil-date.ts';
import { proseOf } from '#domain/reading/gates/gates.ts';
import { rewriteReason } from '#domain/reading/stored/change-reason.ts';
import { standingOf } from '#domain/reading/stored/stored-reading.ts';
import type { Sign } from '#domain/zodiac/signs.ts';
import { asStored, type MakerDeps, reportGeneration } from './reading-maker.ts';

export type RewriteOutcome =
  | { outcome: 'rewritten' | 'withdrawn' }
  | { outcome: 'failed'; reason: string };

export interface RewriteOptions {
  /** The whole day is being refreshed: withdrawn readings stay down. */
  wholeDay?: boolean;
  /** The operator's note to readers; may be empty. */
  note?: string;
}

export type Rewriter = (
  sign: Sign,
  date: CivilDate,
  options?: RewriteOptions,
) => Promise<RewriteOutcome>;

/**
 * Rewrites a stored reading and publishes it; its old text goes into the history. The new text differs from every
 * earlier text of this reading. If the gates refuse every new text, the old one stays. A withdrawn reading is published
 * again, unless the whole day is being refreshed. The reason is stored for the list of corrections. Throws a DataError
 * if the store does not respond.
 */
export async function rewriteReading(
  deps: MakerDeps,
  sign: Sign,
  date: CivilDate,
  { wholeDay = false, note = '' }: RewriteOptions = {},
): Promise<RewriteOutcome> {
  const started = performance.now();
  const stored = await findReading(deps.data, sign, date);
  if (!stored) return failed('There is no reading to rewrite.');
  const isWithdrawn = standingOf(stored) === 'withdrawn';
  if (wholeDay && isWithdrawn) return { outcome: 'withdrawn' };
  await deps.earlier.refresh(date);
  const previousTexts = [stored, ...(await earlierTexts(deps.data, sign, date))].map(proseOf);
  const written = await deps.writer.write(sign, date, {
    earlier: deps.earlier.ledger,
    recent: () => deps.earlier.near(sign, date),
    previousTexts: new Set(previousTexts),
  });
  const reading = asStored(written, deps.clock());
  if (!reading.published) return failed(written.refusals[0]!);
  const withdrawnBecause = isWithdrawn ? await reasonOfWithdrawal(deps.data, sign, date) : '';
  const why = rewriteReason(stored, { wholeDay, note, withdrawnBecause });
  const isReplaced = await replaceReading(deps.data, stored, reading, why);
  const reason = isReplaced ? null : 'Someone else changed this reading in the meantime.';
  const outcome = isReplaced ? 'published' : 'unstored';
  reportGeneration(deps, { sign, date, source: reading.source, outcome }, started, reason);
  if (reason) return failed(reason);
  deps.earlier.add(reading);
  return { outcome: 'rewritten' };
}

function failed(reason: string): RewriteOutcome {
  return { outcome: 'failed', reason };
}

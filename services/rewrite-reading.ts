import { earlierTexts } from '#data/reading-history.ts';
import { findReading, replaceReading } from '#data/readings.ts';
import type { CivilDate } from '#domain/calendar/civil-date.ts';
import { READING_VERSIONS, writeReading } from '#domain/reading/computed-writer.ts';
import { type StoredReading, standingOf } from '#domain/reading/stored-reading.ts';
import type { Sign } from '#domain/zodiac/signs.ts';
import { computedWriter } from './computed-writer.ts';
import { judged, type MakerDeps, tellOfGeneration } from './reading-maker.ts';

export type RewriteOutcome =
  | { outcome: 'rewritten' }
  | { outcome: 'withdrawn' }
  | { outcome: 'failed'; reason: string };

export type Rewriter = (
  sign: Sign,
  date: CivilDate,
  options?: { onlyIfPublished?: boolean },
) => Promise<RewriteOutcome>;

/**
 * Rewrites a stored reading and publishes it; its old text goes into the history. The computed writer tells the same
 * sky in passages that this reading has not had yet. If the gates refuse every new text, the old one stays. A
 * withdrawn reading goes up again, unless `onlyIfPublished`. Throws a DataError where the store does not answer.
 */
export async function rewriteReading(
  deps: MakerDeps,
  sign: Sign,
  date: CivilDate,
  { onlyIfPublished = false }: { onlyIfPublished?: boolean } = {},
): Promise<RewriteOutcome> {
  const started = performance.now();
  const stored = await findReading(deps.data, sign, date);
  if (!stored) return failed('There is no reading to rewrite.');
  if (onlyIfPublished && standingOf(stored) === 'withdrawn') return { outcome: 'withdrawn' };
  await deps.earlier.refresh(date);
  const had = await earlierTexts(deps.data, sign, date);
  const told = new Set([stored, ...had].map(textOf));
  const reading = await newText(deps, stored, told);
  if (typeof reading === 'string') return failed(reading);
  const isReplaced = await replaceReading(deps.data, stored, reading);
  const reason = isReplaced ? null : 'Someone else changed this reading in the meantime.';
  const outcome = isReplaced ? 'published' : 'unstored';
  tellOfGeneration(deps, { sign, date, source: reading.source, outcome }, started, reason);
  if (reason) return failed(reason);
  deps.earlier.add(reading);
  return { outcome: 'rewritten' };
}

/** A reading that passes the gates and is none of those it has been, or why there is none. */
async function newText(
  deps: MakerDeps,
  { sign, date }: StoredReading,
  told: ReadonlySet<string>,
): Promise<StoredReading | string> {
  const { writer, earlier } = deps;
  if (writer !== computedWriter) {
    const recent = await earlier.near(sign, date);
    const written = await writer.write(sign, date, { earlier: earlier.ledger, recent });
    const reading = judged(deps, written, 1);
    if (reading.published && !told.has(textOf(reading))) return reading;
  }
  let refusal = 'There is no other text for this sky.';
  for (let version = 0; version < READING_VERSIONS; version++) {
    const reading = writeReading(sign, date, version);
    if (told.has(textOf(reading))) continue;
    const made = judged(deps, { reading, source: 'computed', record: null }, 1);
    if (made.published) return made;
    refusal = made.writing.refusals[0]!;
  }
  return refusal;
}

function textOf({
  introduction,
  sections,
}: {
  introduction: string;
  sections: readonly { content: string }[];
}): string {
  return [introduction, ...sections.map(({ content }) => content)].join('\n');
}

function failed(reason: string): RewriteOutcome {
  return { outcome: 'failed', reason };
}

import { earlierTexts } from '#data/reading-history.ts';
import { findReading, replaceReading } from '#data/readings.ts';
import type { CivilDate } from '#domain/calendar/civil-date.ts';
import { READING_VERSIONS, writeReading } from '#domain/reading/computed-writer.ts';
import type { WrittenReading } from '#domain/reading/reading-writer.ts';
import type { StoredReading } from '#domain/reading/stored-reading.ts';
import type { Sign } from '#domain/zodiac/signs.ts';
import { computedWriter } from './computed-writer.ts';
import { judged, type MakerDeps } from './reading-maker.ts';

/** Null where it was done, else why not. */
export type Rewriter = (sign: Sign, date: CivilDate) => Promise<string | null>;

/**
 * Writes a stored reading anew, published or withdrawn, and publishes it; its old text goes into the history. By
 * computation the same sky is told in other passages than the last times. Where the gates refuse the new text, the
 * old one stays. Throws a DataError where the store does not answer.
 */
export async function rewriteReading(
  deps: MakerDeps,
  sign: Sign,
  date: CivilDate,
): Promise<string | null> {
  const stored = await findReading(deps.data, sign, date);
  if (!stored) return 'There is no reading to write anew.';
  await deps.earlier.refresh(date);
  const version = (await earlierTexts(deps.data, sign, date)).length + 1;
  const reading = judged(deps, await writtenAnew(deps, stored, version), version);
  if (!reading.published) return reading.writing.refusals[0]!;
  const isReplaced = await replaceReading(deps.data, stored, reading);
  if (!isReplaced) return 'Somebody else changed the reading meanwhile.';
  deps.earlier.add(reading);
  return null;
}

async function writtenAnew(
  { writer, earlier }: MakerDeps,
  { sign, date }: StoredReading,
  version: number,
): Promise<WrittenReading> {
  if (writer === computedWriter) {
    const reading = writeReading(sign, date, version % READING_VERSIONS);
    return { reading, source: 'computed', record: null };
  }
  const recent = await earlier.near(sign, date);
  return writer.write(sign, date, { earlier: earlier.ledger, recent });
}

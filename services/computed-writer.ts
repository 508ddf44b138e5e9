import type { CivilDate } from '#domain/calendar/civil-date.ts';
import { proseOf } from '#domain/reading/gates/gates.ts';
import type { Judge } from '#domain/reading/gates/judgment.ts';
import { passagesIn } from '#domain/reading/gates/known-passages.ts';
import { openReadingLedger } from '#domain/reading/gates/reading-ledger.ts';
import type { Reading } from '#domain/reading/reading.ts';
import type {
  ReadingWriter,
  WritingContext,
  WrittenReading,
} from '#domain/reading/reading-writer.ts';
import {
  READING_VERSIONS,
  type WriteVersion,
  writeVersion,
} from '#domain/reading/write/write-reading.ts';
import type { Sign } from '#domain/zodiac/signs.ts';
import type { Log } from './log.ts';

/**
 * The default writer: no key, no network, no waiting. If the gates refuse a reading, it describes the same sky with
 * other passages: first in each of its other versions, then without any passage that other readings have. If all of
 * these are refused, it returns the first with its refusals.
 */
export function createComputedWriter({
  judge,
  write = writeVersion,
  log,
}: {
  judge: Judge;
  write?: WriteVersion;
  log: Log;
}): ReadingWriter {
  return {
    async write(sign, date, { earlier, previousTexts = new Set() }) {
      let refused: WrittenReading | null = null;
      for await (const reading of candidates(write, { sign, date }, earlier, previousTexts)) {
        if (previousTexts.has(proseOf(reading))) continue;
        const judgment = await judge(reading, { sign, date, earlier });
        const written = { reading, ...judgment, source: 'computed', record: null };
        if (written.refusals.length > 0) {
          refused ??= written;
          continue;
        }
        if (refused) {
          const { refusals } = refused;
          log.info({ sign, date, refusals }, 'A reading was rewritten from other passages.');
        }
        return written;
      }
      if (!refused) return withoutNewText((await write(sign, date, 0, null))!);
      log.error({ sign, date, refusals: refused.refusals }, 'A reading was refused.');
      return refused;
    },
  };
}

/** Every version of the reading, in the order to try them, written lazily. */
async function* candidates(
  write: WriteVersion,
  of: { sign: Sign; date: CivilDate },
  earlier: WritingContext['earlier'],
  previousTexts: ReadonlySet<string>,
): AsyncGenerator<Reading> {
  for (let version = 0; version < READING_VERSIONS; version++) {
    yield (await write(of.sign, of.date, version, null))!;
  }
  const unavailable = unavailablePassages(earlier, previousTexts, of);
  for (let version = 1; version < READING_VERSIONS; version++) {
    const reading = await write(of.sign, of.date, version, unavailable);
    if (reading) yield reading;
  }
}

/** The passages of other readings nearby, and those that this reading had before. */
function unavailablePassages(
  earlier: WritingContext['earlier'],
  previousTexts: ReadonlySet<string>,
  of: { sign: Sign; date: CivilDate },
): Set<string> {
  const ledger = 'passagesNear' in earlier ? earlier : openReadingLedger(earlier);
  return new Set([...ledger.passagesNear(of), ...[...previousTexts].flatMap(passagesIn)]);
}

function withoutNewText(reading: Reading): WrittenReading {
  const refusals = ['No unused text is left for this sky.'];
  return { reading, checks: [], refusals, source: 'computed', record: null };
}

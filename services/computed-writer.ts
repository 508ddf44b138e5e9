import type { CivilDate } from '#domain/calendar/civil-date.ts';
import { proseOf } from '#domain/reading/gates/gate.ts';
import type { Judge } from '#domain/reading/gates/judgement.ts';
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
  writeReading,
  writeReadingWithout,
} from '#domain/reading/write-reading.ts';
import type { Sign } from '#domain/zodiac/signs.ts';
import type { Log } from './log.ts';

/**
 * The default writer: no key, no network, no waiting. If the gates refuse a reading, it describes the same sky with
 * other passages: first in every other version, then without any passage that other readings have. If all of these are
 * refused, it returns the first with its refusals.
 */
export function createComputedWriter({ judge, log }: { judge: Judge; log: Log }): ReadingWriter {
  return {
    async write(sign, date, { earlier, had = new Set() }) {
      let refused: WrittenReading | null = null;
      for (const reading of tellings(sign, date, takenBy(earlier, had, { sign, date }))) {
        if (had.has(proseOf(reading))) continue;
        const judgement = judge(reading, { sign, date, earlier });
        const written = { reading, ...judgement, source: 'computed', record: null };
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
      if (!refused) return nothingNew(writeReading(sign, date));
      log.error({ sign, date, refusals: refused.refusals }, 'A reading was refused.');
      return refused;
    },
  };
}

/** Every version for the sky of a sign and date, written lazily. */
function* tellings(sign: Sign, date: CivilDate, taken: () => Set<string>): Generator<Reading> {
  for (let version = 0; version < READING_VERSIONS; version++) {
    yield writeReading(sign, date, version);
  }
  const passages = taken();
  for (let version = 1; version < READING_VERSIONS; version++) {
    const reading = writeReadingWithout(sign, date, version, passages);
    if (reading) yield reading;
  }
}

/** The passages of other readings nearby, and those that this reading had before. */
function takenBy(
  earlier: WritingContext['earlier'],
  had: ReadonlySet<string>,
  of: { sign: Sign; date: CivilDate },
): () => Set<string> {
  return () => {
    const ledger = 'passagesNear' in earlier ? earlier : openReadingLedger(earlier);
    return new Set([...ledger.passagesNear(of), ...[...had].flatMap(passagesIn)]);
  };
}

function nothingNew(reading: Reading): WrittenReading {
  const refusals = ['There is no other text for this sky.'];
  return { reading, checks: [], refusals, source: 'computed', record: null };
}

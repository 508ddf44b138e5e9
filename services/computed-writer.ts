import { READING_VERSIONS, writeReading } from '#domain/reading/computed-writer.ts';
import { proseOf } from '#domain/reading/gates/gate.ts';
import type { Judge } from '#domain/reading/gates/judgement.ts';
import type { ReadingWriter, WrittenReading } from '#domain/reading/reading-writer.ts';
import type { Log } from './log.ts';

/**
 * The default writer: no key, no network, no waiting. If the gates refuse a reading, it tells the same sky in other
 * passages, in as many versions as there are; if they refuse every one, it returns the first with its refusals.
 */
export function createComputedWriter({ judge, log }: { judge: Judge; log: Log }): ReadingWriter {
  return {
    async write(sign, date, { earlier, had }) {
      let refused: WrittenReading | null = null;
      for (let version = 0; version < READING_VERSIONS; version++) {
        const reading = writeReading(sign, date, version);
        if (had?.has(proseOf(reading))) continue;
        const judgement = judge(reading, { sign, date, earlier });
        const written = { reading, ...judgement, source: 'computed', record: null };
        if (written.refusals.length > 0) {
          refused ??= written;
          continue;
        }
        if (refused) {
          const { refusals } = refused;
          log.info(
            { sign, date, version, refusals },
            'A reading was rewritten from other passages.',
          );
        }
        return written;
      }
      if (!refused) return nothingNew(writeReading(sign, date));
      log.error({ sign, date, refusals: refused.refusals }, 'A reading was refused.');
      return refused;
    },
  };
}

function nothingNew(reading: WrittenReading['reading']): WrittenReading {
  const refusals = ['There is no other text for this sky.'];
  return { reading, checks: [], refusals, source: 'computed', record: null };
}

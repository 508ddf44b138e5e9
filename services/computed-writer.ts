import { writeReading } from '#domain/reading/computed-writer.ts';
import type { ReadingWriter } from '#domain/reading/reading-writer.ts';

/** The default writer: no key, no network, no waiting. */
export const computedWriter: ReadingWriter = {
  write: async (sign, date) => ({
    reading: writeReading(sign, date),
    source: 'computed',
    record: null,
  }),
};

import { expect, it } from 'vitest';
import { civilDate } from '#domain/calendar/civil-date.ts';
import { writeReading } from '#domain/reading/computed-writer.ts';
import { readingAsText } from './reading-as-text.ts';

/** Three readings to look at: whoever changes words or choosing sees here what readers will see. */
const SAMPLES = [
  ['leo', '2026-08-12'],
  ['virgo', '2026-11-21'],
  ['pisces', '2031-03-05'],
] as const;

it('writes the sample readings as they stand in the documents', async () => {
  const readings = SAMPLES.map(([sign, date]) =>
    readingAsText(writeReading(sign, civilDate(date))).replace(/^(.*)$/m, '# $1'),
  );
  await expect(`${readings.join('\n\n')}\n`).toMatchFileSnapshot('../docs/sample-readings.md');
});

import { expect, it } from 'vitest';
import { civilDate } from '#domain/calendar/civil-date.ts';
import { writeReading } from '#domain/reading/write/write-reading.ts';
import { readingAsMarkdown } from '#tests/factories/reading-as-markdown.ts';

/** Three readings to look at: whoever changes passages or how they are picked sees here what readers will see. */
const SAMPLES = [
  ['leo', '2026-08-12'],
  ['virgo', '2026-11-21'],
  ['pisces', '2031-03-05'],
] as const;

it('writes the sample readings exactly as in the documents', async () => {
  const readings = SAMPLES.map(([sign, date]) =>
    readingAsMarkdown(writeReading(sign, civilDate(date))),
  );
  await expect(`${readings.join('\n\n')}\n`).toMatchFileSnapshot('../docs/sample-readings.md');
});

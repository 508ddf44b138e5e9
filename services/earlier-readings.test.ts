import { expect, it, onTestFinished } from 'vitest';
import { createDataClient } from '#data/client.ts';
import { storeIfMissing } from '#data/readings.ts';
import { civilDate } from '#domain/calendar/civil-date.ts';
import { preparedBackend } from '#tests/factories/backend.ts';
import { keptLog } from '#tests/factories/log.ts';
import { storedReading } from '#tests/factories/reading.ts';
import { openEarlierReadings } from './earlier-readings.ts';
import { openReadingChanges } from './reading-changes.ts';

it('knows the 90 days before a date, whichever date was asked about before', async () => {
  const backend = await preparedBackend();
  onTestFinished(() => backend.close());
  const data = createDataClient({ url: backend.url, key: backend.secretKey, fetch: backend.fetch });
  for (const date of ['2026-08-01', '2026-11-01'])
    await storeIfMissing(data, storedReading('leo', civilDate(date)));
  const earlier = openEarlierReadings({ data, log: keptLog(), changes: openReadingChanges() });
  const known = async (date: string) => {
    await earlier.refresh(civilDate(date));
    return earlier.ledger.size;
  };

  expect(await known('2026-11-21')).toBe(1);
  expect(await known('2026-10-01')).toBe(2);
  expect(await known('2026-11-21')).toBe(1);
});

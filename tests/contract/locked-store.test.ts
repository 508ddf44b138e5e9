import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout } from 'node:timers/promises';
import { expect, it, onTestFinished, vi } from 'vitest';
import { createDataClient } from '#data/client.ts';
import { findReading, storeIfMissing } from '#data/readings.ts';
import { civilDate } from '#domain/calendar/civil-date.ts';
import { preparedBackend } from '#tests/factories/backend.ts';
import { storedReading } from '#tests/factories/reading.ts';

const TODAY = civilDate('2026-11-21');

/** A backend whose database another process is writing to, until `free` is called. */
async function lockedBackend() {
  const backend = await preparedBackend();
  onTestFinished(() => backend.close());
  const data = createDataClient({
    url: backend.url,
    key: backend.secretKey,
    fetch: backend.fetch,
  });
  await storeIfMissing(data, storedReading('aries'));
  const other = new DatabaseSync(path.join(backend.dataDir, 'ephemera.db'));
  other.exec('begin immediate');
  return {
    data,
    free() {
      other.exec('commit');
      other.close();
      // The library logs each failed query; lite.ts keeps that off the terminal, but the fence's spy counts it.
      vi.mocked(console.error).mockClear();
    },
  };
}

it('reads while another process writes', async () => {
  const { data, free } = await lockedBackend();
  expect(await findReading(data, 'aries', TODAY)).toEqual(storedReading('aries'));
  free();
});

it('stores once the other process has finished, and serves reads meanwhile', async () => {
  const { data, free } = await lockedBackend();
  const storing = storeIfMissing(data, storedReading('leo'));
  await setTimeout(200);
  expect(await findReading(data, 'aries', TODAY)).not.toBeNull();
  free();
  await storing;
  expect(await findReading(data, 'leo', TODAY)).toEqual(storedReading('leo'));
});

it('fails if the other process does not finish', async () => {
  const { data, free } = await lockedBackend();
  await expect(storeIfMissing(data, storedReading('leo'))).rejects.toThrow('Storing leo');
  free();
});

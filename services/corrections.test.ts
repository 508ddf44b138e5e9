import { expect, it, onTestFinished } from 'vitest';
import { createDataClient, type DataClient } from '#data/client.ts';
import { findReading, replaceReading, setPublished, storeIfMissing } from '#data/readings.ts';
import { addDays, type CivilDate, civilDate } from '#domain/calendar/civil-date.ts';
import type { Sign } from '#domain/zodiac/signs.ts';
import { preparedBackend } from '#tests/factories/backend.ts';
import { keptLog } from '#tests/factories/log.ts';
import { freshDatabase } from '#tests/factories/postgres.ts';
import { storedReading } from '#tests/factories/reading.ts';
import { correctionsOf } from './corrections.ts';

/** The store dates a change by its own clock: past dates have been public, future ones have not. */
const PAST = civilDate('2026-01-05');
const AHEAD = civilDate('2199-01-05');

async function openStore(databaseUrl: string | null) {
  const backend = await preparedBackend(databaseUrl);
  onTestFinished(() => backend.close());
  const data = createDataClient({
    url: backend.url,
    key: backend.secretKey,
    fetch: backend.fetch,
  });
  return {
    data,
    listed: async (part = { from: 0, count: 10 }) => correctionsOf({ data, log: keptLog() }, part),
  };
}

let minute = 0;

/** Gives a reading another introduction, as a rewrite does. */
async function rewrite(
  data: DataClient,
  sign: Sign,
  date: CivilDate,
  introduction: string,
  reason?: string,
) {
  const found = await findReading(data, sign, date);
  const updatedAt = new Date(Date.parse(found!.updatedAt) + ++minute * 60_000).toISOString();
  const reading = storedReading(sign, date, { introduction, updatedAt });
  expect(await replaceReading(data, found!, reading, reason)).toBe(true);
}

/** Stores this many readings that a gate refused, after everything else. */
async function refuseNewer(data: DataClient, count: number) {
  const { data: row, error } = await data
    .from('daily_horoscopes')
    .select()
    .eq('zodiac_sign', 'leo')
    .eq('date', PAST)
    .single();
  if (error) throw error;
  const { id, ...columns } = row;
  const rows = Array.from({ length: count }, (_, day) => ({
    ...columns,
    date: addDays(civilDate('2025-01-01'), day),
    published: false,
    writing: { record: null, refusals: ['truth: The Moon is elsewhere.'] },
    updated_at: '2199-01-01T00:00:00.000Z',
  }));
  // The embedded backend accepts a hundred values at once.
  const atOnce = Math.floor(100 / Object.keys(rows[0]!).length);
  for (let i = 0; i < count; i += atOnce) {
    const inserted = await data.from('daily_horoscopes').insert(rows.slice(i, i + atOnce));
    expect(inserted.error).toBeNull();
  }
}

it.each([
  ['SQLite', async () => null],
  ['Postgres', freshDatabase],
])(
  'lists every change to a published text, with both versions, on %s',
  async (_name, database) => {
    const { data, listed } = await openStore(await database());
    expect(await listed()).toEqual({ total: 0, listed: [] });

    // Before its date is today anywhere, changing a text is not a correction.
    await storeIfMissing(data, storedReading('leo', AHEAD));
    await rewrite(data, 'leo', AHEAD, 'Second thoughts.');
    // Nobody has read a refused reading.
    const refused = { record: null, refusals: ['truth: The Moon is elsewhere.'] };
    await storeIfMissing(
      data,
      storedReading('aries', PAST, { published: false, writing: refused }),
    );
    await rewrite(data, 'aries', PAST, 'A text that passes.');
    expect(await listed()).toEqual({ total: 0, listed: [] });

    await storeIfMissing(data, storedReading('leo', PAST, { introduction: 'One.' }));
    await rewrite(data, 'leo', PAST, 'Two.', 'It was untrue.');
    await rewrite(data, 'leo', PAST, '<b>Three.</b>', 'It was untrue.');
    const told = await listed();
    expect(told?.total).toBe(2);
    const both = told!.listed.map(({ what, reason, texts }) => [
      what,
      reason,
      texts?.before.introduction,
      texts?.after.introduction,
    ]);
    expect(both).toEqual([
      ['rewritten', 'It was untrue.', 'Two.', '<b>Three.</b>'],
      ['rewritten', 'It was untrue.', 'One.', 'Two.'],
    ]);
    expect((await listed({ from: 1, count: 1 }))?.listed).toEqual([told!.listed[1]]);

    // A withdrawal is listed, but its text is not shown.
    await setPublished(data, 'leo', PAST, false, 'x'.repeat(2_000));
    await refuseNewer(data, 200);
    const down = await listed();
    expect(down!.listed.find(({ what }) => what === 'withdrawn')).toMatchObject({
      sign: 'leo',
      reason: expect.stringMatching(/^x{799}…$/),
    });
    expect(JSON.stringify(down)).not.toContain('<b>');
    await rewrite(data, 'leo', PAST, 'Four.');
    const up = await listed();
    expect(up!.listed.map(({ what }) => what).sort()).toEqual([
      'replaced',
      'rewritten',
      'rewritten',
    ]);
    expect(JSON.stringify(up)).not.toContain('<b>');

    await rewrite(data, 'leo', PAST, 'Five.', 'It was untrue.');
    // A change made by other means does not inherit the last change's reason.
    await data
      .from('daily_horoscopes')
      .update({ title: 'By hand' })
      .eq('zodiac_sign', 'leo')
      .eq('date', PAST);
    expect((await listed({ from: 0, count: 1 }))?.listed[0]).toMatchObject({ reason: '' });

    await data.from('daily_horoscopes').delete().eq('zodiac_sign', 'leo').eq('date', PAST);
    expect((await listed())!.listed.map(({ what }) => what)).toContain('removed');
  },
  60_000,
);

it('loads no texts if it lists no changes', async () => {
  const backend = await preparedBackend(null);
  onTestFinished(() => backend.close());
  const asked: string[] = [];
  const data = createDataClient({
    url: backend.url,
    key: backend.secretKey,
    fetch: (input, init) => {
      asked.push(String(input instanceof Request ? input.url : input));
      return (backend.fetch ?? fetch)(input, init);
    },
  });
  await storeIfMissing(data, storedReading('leo', PAST));
  await rewrite(data, 'leo', PAST, 'Another introduction.');
  asked.length = 0;
  const found = await correctionsOf({ data, log: keptLog() }, { from: 0, count: 0 });
  expect(found).toEqual({ total: 1, listed: [] });
  expect(asked).toHaveLength(2);
});

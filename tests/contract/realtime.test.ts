import { get } from 'node:http';
import { createClient, type SupabaseClient } from '@supabase/supabase-js';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { WebSocket } from 'ws';
import type { Backend } from '#backend/backend.ts';
import { createDataClient, type DataClient } from '#data/client.ts';
import { followSign } from '#data/reader-realtime.ts';
import { replaceReading, setPublished, storeIfMissing } from '#data/readings.ts';
import { type CivilDate, civilDate } from '#domain/calendar/civil-date.ts';
import { preparedBackend } from '#tests/factories/backend.ts';
import { freshDatabase } from '#tests/factories/postgres.ts';
import { storedReading } from '#tests/factories/reading.ts';
import { hostedBy } from '#tests/factories/served-over-http.ts';

const TODAY = civilDate('2026-11-21');

describe.each([
  ['SQLite', async () => null],
  ['Postgres', freshDatabase],
])('realtime of a server on %s, used by an unmodified supabase-js', (_name, database) => {
  let backend: Backend;
  let url: string;
  let service: DataClient;

  beforeAll(async () => {
    backend = await hostedBy(await preparedBackend(await database()));
    url = backend.url;
    service = createDataClient({ url, key: backend.secretKey });
  });
  afterAll(() => backend.close());

  /** A client with one channel, and the messages it received. */
  async function subscriber(filter?: string, key = backend.publishableKey) {
    const client: SupabaseClient = createClient(url, key, { auth: { persistSession: false } });
    const told: { type: string; sign: unknown }[] = [];
    const channel = client.channel(`readings-${Math.random()}`);
    channel.on(
      'postgres_changes',
      { event: '*', schema: 'public', table: 'daily_horoscopes', ...(filter && { filter }) },
      ({ eventType, new: row }) =>
        told.push({ type: eventType, sign: (row as { zodiac_sign?: string }).zodiac_sign }),
    );
    await new Promise<void>((resolve, reject) => {
      channel.subscribe((status, error) => {
        if (status === 'SUBSCRIBED') resolve();
        if (status === 'CHANNEL_ERROR' || status === 'TIMED_OUT') reject(error ?? status);
      });
    });
    onTestFinished(async () => {
      await client.removeAllChannels();
      client.realtime.disconnect();
    });
    return told;
  }

  it('refuses a channel whose token it did not sign', async () => {
    const client = createClient(url, backend.publishableKey, { auth: { persistSession: false } });
    onTestFinished(async () => {
      await client.realtime.disconnect();
    });
    await client.realtime.setAuth('eyJhbGciOiJIUzI1NiJ9.eyJyb2xlIjoic2VydmljZV9yb2xlIn0.forged');
    const channel = client
      .channel('forged')
      .on(
        'postgres_changes',
        { event: '*', schema: 'public', table: 'daily_horoscopes' },
        () => {},
      );
    const [status, error] = await new Promise<[string, Error?]>((resolve) => {
      channel.subscribe((...answer) => resolve(answer));
    });
    expect(status).toBe('CHANNEL_ERROR');
    expect(error?.message).toContain('InvalidJWTToken');
  });

  it('responds to an upgrade to another protocol like any other request', async () => {
    const headers = { Connection: 'Upgrade, HTTP2-Settings', Upgrade: 'h2c', 'HTTP2-Settings': '' };
    const status = await new Promise((resolve, reject) => {
      const request = get(`${url}/config.json`, { headers }, ({ statusCode }) =>
        resolve(statusCode),
      );
      request.on('error', reject);
    });
    expect(status).toBe(200);
  });

  it('reports a reading that is stored, changed, and removed', async () => {
    const told = await subscriber();
    await storeIfMissing(service, storedReading('aries'));
    await expect.poll(() => told).toEqual([{ type: 'INSERT', sign: 'aries' }]);
    await replaceReading(
      service,
      { sign: 'aries', date: TODAY, updatedAt: storedReading('aries').updatedAt },
      storedReading('aries', TODAY, { introduction: 'Another text.' }),
    );
    await expect.poll(() => told[1]).toEqual({ type: 'UPDATE', sign: 'aries' });
    await service.from('daily_horoscopes').delete().eq('zodiac_sign', 'aries');
    await expect.poll(() => told[2]?.type).toBe('DELETE');
  });

  it("notifies a reader's browser of changes to the sign that it follows", async () => {
    const told: (string | null)[] = [];
    await new Promise<void>((resolve, reject) => {
      const stop = followSign(
        { supabaseUrl: url, publishableKey: backend.publishableKey },
        'cancer',
        { onChange: (date) => told.push(date), onFollowing: resolve, onFailure: reject },
      );
      onTestFinished(stop);
    });
    await storeIfMissing(service, storedReading('gemini'));
    await storeIfMissing(service, storedReading('cancer'));
    await expect.poll(() => told).toEqual([TODAY]);
    await service.from('daily_horoscopes').delete().eq('zodiac_sign', 'cancer');
    await expect.poll(() => told).toEqual([TODAY, null]);
  });

  it('reports only the requested changes', async () => {
    const [leo, today] = [
      await subscriber('zodiac_sign=eq.leo'),
      await subscriber(`date=eq.${TODAY}`),
    ];
    const tomorrow = '2026-11-22' as CivilDate;
    await storeIfMissing(service, storedReading('virgo', TODAY));
    await storeIfMissing(service, storedReading('leo', tomorrow));
    await expect.poll(() => leo).toEqual([{ type: 'INSERT', sign: 'leo' }]);
    await expect.poll(() => today).toEqual([{ type: 'INSERT', sign: 'virgo' }]);
  });

  it('shows a visitor nothing that row level security hides, and the secret key everything', async () => {
    const [visitor, keeper] = [await subscriber(), await subscriber(undefined, backend.secretKey)];
    await storeIfMissing(service, storedReading('pisces', TODAY, { published: false }));
    await expect.poll(() => keeper.length).toBe(1);
    await storeIfMissing(service, storedReading('cancer'));
    await setPublished(service, 'cancer', TODAY, false);
    await expect.poll(() => keeper.length).toBe(3);
    expect(visitor.map(({ sign }) => sign)).not.toContain('pisces');
  });

  it('refuses a table without realtime, and an unknown filter', async () => {
    for (const config of [
      { event: '*', schema: 'public', table: 'profiles' },
      { event: '*', schema: 'public', table: 'daily_horoscopes', filter: 'title=like.*a*' },
    ] as const) {
      const client = createClient(url, backend.publishableKey);
      const channel = client.channel('refused');
      channel.on('postgres_changes', config as never, () => {});
      const status = await new Promise((resolve) => channel.subscribe(resolve));
      expect(status).toBe('CHANNEL_ERROR');
      await client.removeAllChannels();
      client.realtime.disconnect();
    }
  });

  it('refuses clients without a key, and clients that violate the protocol', async () => {
    const closed = (socket: WebSocket) =>
      new Promise((resolve) => {
        socket.on('error', (error) => resolve(error.message));
        socket.on('close', (code) => resolve(code));
      });
    const address = `${url.replace('http', 'ws')}/realtime/v1/websocket`;
    expect(await closed(new WebSocket(address))).toContain('401');
    expect(await closed(new WebSocket(`${address}?apikey=wrong`))).toContain('401');
    expect(await closed(new WebSocket(address.replace('realtime', 'elsewhere')))).toContain('404');
    for (const message of ['not JSON', '[1]', 'x'.repeat(20_000)]) {
      const socket = new WebSocket(`${address}?apikey=${backend.publishableKey}&vsn=2.0.0`);
      socket.on('open', () => socket.send(message));
      const code = await closed(socket);
      expect([1008, 1009]).toContain(code);
    }
  });

  it('disconnects clients that send too much, or ask for too many channels', async () => {
    const address = `${url.replace('http', 'ws')}/realtime/v1/websocket`;
    const socket = new WebSocket(`${address}?apikey=${backend.publishableKey}&vsn=2.0.0`);
    const answers: string[] = [];
    socket.on('message', (data) => answers.push(String(data)));
    const closed = new Promise((resolve) => socket.on('close', resolve));
    await new Promise((resolve) => socket.on('open', resolve));
    for (let i = 0; i < 400; i++) {
      socket.send(
        JSON.stringify([String(i), String(i), `realtime:${i}`, 'phx_join', { config: {} }]),
      );
    }
    expect(await closed).toBe(1008);
    expect(answers.filter((answer) => answer.includes('"ok"'))).toHaveLength(20);
    expect(
      answers.find((answer) => answer.includes('A connection may join at most 20 channels')),
    ).toBeTruthy();
  });
});

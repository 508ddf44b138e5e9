import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { type IncomingMessage, request } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { json } from 'node:stream/consumers';
import { expect, test } from '@playwright/test';
import { addressOf, prepareDatabase, spawnServer } from '../../scripts/server-process.ts';

test('a process told to end twice first finishes the current request', async () => {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'ephemera-e2e-'));
  const env = { ...process.env, DATA_DIR: dataDir, CLOCK: '2026-11-21T09:30:00Z', PORT: '0' };
  prepareDatabase(env);
  const server = spawnServer(env);
  const ended = once(server, 'exit');
  const origin = await addressOf(server);

  const body = JSON.stringify({ zodiacSign: 'aries' });
  const asked = request(`${origin}/functions/v1/generate-horoscope`, {
    method: 'POST',
    // The server says that it has the head of the request, and waits for its body.
    headers: { expect: '100-continue', 'content-length': body.length },
  });
  asked.flushHeaders();
  await once(asked, 'continue');
  server.kill('SIGTERM');
  await expect(() => expect(fetch(`${origin}/healthz`)).rejects.toThrow()).toPass();
  server.kill('SIGTERM');
  asked.end(body);

  const [response]: IncomingMessage[] = await once(asked, 'response');
  expect(response!.statusCode).toBe(200);
  expect(await json(response!)).toMatchObject({ sign: 'aries', date: '2026-11-21' });
  expect(await ended).toEqual([0, null]);
  await rm(dataDir, { recursive: true });
});

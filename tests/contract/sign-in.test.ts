import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Backend } from '#backend/backend.ts';
import { setPassword } from '#backend/embedded/auth/accounts.ts';
import { loadProjectOptions } from '#backend/embedded/load-project.ts';
import { preparedBackend, TEST_ADMIN } from '#tests/factories/backend.ts';

const EMAIL = `${TEST_ADMIN.username}@admin.local`;

let backend: Backend & { dataDir: string };
beforeAll(async () => {
  backend = await preparedBackend();
});
afterAll(() => backend.close());

/** Each test calls from a different network, so one test's attempts don't limit another's. */
let networks = 0;
const network = () => `192.0.2.${++networks}`;

function ask(path: string, body: unknown, address: string, token?: string): Promise<Response> {
  return backend.handle!(
    new Request(`${backend.url}/auth/v1/${path}`, {
      method: body ? 'POST' : 'GET',
      headers: {
        apikey: backend.publishableKey,
        'content-type': 'application/json',
        ...(token ? { authorization: `Bearer ${token}` } : {}),
      },
      body: body ? JSON.stringify(body) : null,
    }),
    { address },
  );
}

function signIn(email: string, password: string, address: string): Promise<Response> {
  return ask('token?grant_type=password', { email, password }, address);
}

it('responds to a wrong password and an unknown name alike', async () => {
  const address = network();
  const [wrong, unknown] = [
    await signIn(EMAIL, 'not the password', address),
    await signIn('nobody@admin.local', 'not the password', address),
  ];
  expect([wrong.status, unknown.status]).toEqual([400, 400]);
  expect(await wrong.json()).toEqual(await unknown.json());
});

it('asks to try again later if the store accepts no session', async () => {
  const database = new DatabaseSync(path.join(backend.dataDir, 'ephemera.db'), { timeout: 5_000 });
  database.exec(
    `create trigger refused before insert on "auth.sessions" begin select raise(abort, 'full'); end`,
  );
  const answer = await signIn(EMAIL, TEST_ADMIN.password, network());
  database.exec('drop trigger refused');
  database.close();
  expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '15']);
  expect(await answer.json()).toMatchObject({
    code: 503,
    msg: 'The server cannot store a session at the moment. Please try again later.',
  });
  expect((await signIn(EMAIL, TEST_ADMIN.password, network())).status).toBe(200);
});

it('rate-limits repeated attempts, and says for how long', async () => {
  const address = network();
  const statuses: number[] = [];
  for (let i = 0; i < 12; i++) {
    statuses.push((await signIn(`guess-${i}@admin.local`, 'wrong', address)).status);
  }
  expect(statuses).toEqual([...Array(10).fill(400), 429, 429]);
  const refusal = await signIn(EMAIL, TEST_ADMIN.password, address);
  expect(refusal.status).toBe(429);
  expect(Number(refusal.headers.get('retry-after'))).toBeGreaterThan(0);
  expect(Number(refusal.headers.get('retry-after'))).toBeLessThanOrEqual(300);
  expect(await refusal.json()).toMatchObject({ error_code: 'over_request_rate_limit' });
});

it.each([
  ['an encoded letter', '?%67rant_type=refresh_token&grant_type=password'],
  ['an encoded underscore', '?grant%5Ftype=refresh_token&grant_type=password'],
  ['two grants', '?grant_type=refresh_token&grant_type=password'],
])('does not let %s bypass the limits', async (_name, query) => {
  const body = { email: EMAIL, password: TEST_ADMIN.password };
  const answer = await ask(`token${query}`, body, network());
  expect(answer.status).toBe(400);
  expect(await answer.text()).not.toContain('access_token');
});

it.each([
  ['no JSON', '{bad'],
  ['nothing', ''],
])('responds to %s with 400', async (_name, body) => {
  const request = new Request(`${backend.url}/auth/v1/token?grant_type=password`, {
    method: 'POST',
    headers: { apikey: backend.publishableKey, 'content-type': 'application/json' },
    body,
  });
  expect((await backend.handle!(request, { address: network() })).status).toBe(400);
});

it('lets the owner of a name in while others flood it', async () => {
  for (let i = 0; i < 24; i++) await signIn(EMAIL, 'wrong', network());
  const flooding = network();
  const tries: number[] = [];
  for (let i = 0; i < 5; i++) tries.push((await signIn(EMAIL, 'wrong', flooding)).status);
  expect(tries).toEqual([400, 400, 400, 429, 429]);
  expect((await signIn(EMAIL, TEST_ADMIN.password, network())).status).toBe(200);
});

it('treats more concurrent attempts than it can queue as too many', async () => {
  const answers = await Promise.all(
    Array.from({ length: 40 }, () => signIn(EMAIL, 'wrong', network())),
  );
  const statuses = answers.map(({ status }) => status);
  expect(statuses.filter((status) => status === 400).length).toBeGreaterThanOrEqual(5);
  expect(new Set(statuses)).toEqual(new Set([400, 429]));
});

it('ends every session when the password is changed', async () => {
  const first = await (await signIn(EMAIL, TEST_ADMIN.password, network())).json();
  expect((await ask('user', null, network(), first.access_token)).status).toBe(200);

  const { store } = await loadProjectOptions(backend);
  expect(await setPassword(store, EMAIL, 'quite another one')).toBe(true);
  expect(await setPassword(store, 'nobody@admin.local', 'quite another one')).toBe(false);

  expect((await ask('user', null, network(), first.access_token)).status).toBe(403);
  const refresh = { refresh_token: first.refresh_token };
  expect((await ask('token?grant_type=refresh_token', refresh, network())).status).toBe(400);
  expect((await signIn(EMAIL, TEST_ADMIN.password, network())).status).toBe(400);
  expect((await signIn(EMAIL, 'quite another one', network())).status).toBe(200);
});

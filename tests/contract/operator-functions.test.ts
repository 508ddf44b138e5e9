import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Backend } from '#backend/backend.ts';
import { callFunction } from '#backend/functions/functions.ts';
import { createDataClient } from '#data/client.ts';
import type { Judge } from '#domain/reading/gates/judgment.ts';
import { SIGNS } from '#domain/zodiac/signs.ts';
import { createComputedWriter } from '#services/computed-writer.ts';
import type { SignOutcome } from '#services/publish-day.ts';
import { createServices, type Services } from '#services/services.ts';
import { preparedBackend, TEST_ADMIN, TEST_READER } from '#tests/factories/backend.ts';
import { keptLog } from '#tests/factories/log.ts';

const TODAY = '2026-11-21';
const log = keptLog();

let backend: Backend;
let services: Services;
let refusedSign: string | null = null;
const tokens = new Map<string, string>();

beforeAll(async () => {
  backend = await preparedBackend();
  const judge: Judge = ({ sign }) => ({
    checks: [],
    refusals: sign === refusedSign ? ['truth: The Moon is elsewhere.'] : [],
  });
  services = createServices({
    data: createDataClient({
      url: backend.url,
      key: backend.secretKey,
      fetch: backend.fetch,
    }),
    computed: createComputedWriter({ judge, log }),
    clock: () => Date.parse('2026-11-21T12:30:00Z'),
    log,
  });
  for (const { username, password } of [TEST_ADMIN, TEST_READER]) {
    const visitor = createDataClient({
      url: backend.url,
      key: backend.publishableKey,
      fetch: backend.fetch,
    });
    const email = `${username}@admin.local`;
    const { data } = await visitor.auth.signInWithPassword({ email, password });
    tokens.set(username, data.session!.access_token);
  }
});
afterAll(() => backend.close());

interface Answer {
  date?: string;
  message?: string;
  error?: string;
  results: SignOutcome[];
  refused: unknown[];
  current: { introduction: string };
  earlier: { introduction: string; reason: string }[];
}

async function call(name: string, payload: unknown, asked: { as?: string | null } = {}) {
  const response = await send(name, payload, asked);
  return { status: response.status, body: (await response.json()) as Answer };
}

function send(
  name: string,
  payload: unknown,
  { as = TEST_ADMIN.username, accept }: { as?: string | null; accept?: string },
): Promise<Response> {
  return callFunction(
    services,
    log,
    name,
    new Request(`http://site.test/functions/v1/${name}`, {
      method: 'POST',
      headers: {
        ...(as ? { authorization: `Bearer ${tokens.get(as) ?? as}` } : {}),
        ...(accept ? { accept } : {}),
      },
      body: typeof payload === 'string' ? payload : JSON.stringify(payload),
    }),
  );
}

const ofLeo = { zodiacSign: 'leo', date: TODAY };

describe.each([
  ['manual-generate-horoscope', { generateAll: true }],
  ['generate-missing-horoscopes', { date: TODAY }],
  ['verify-horoscopes-for-date', { date: TODAY }],
  ['moderate-horoscope', { ...ofLeo, action: 'withdraw' }],
  ['horoscope-history', ofLeo],
  ['refused-horoscopes', {}],
])('%s', (name, payload) => {
  it.each([
    ['nobody', null, 401],
    ['a forged session', 'aaa.bbb.ccc', 401],
    ['a key for a session', 'sb_publishable_x', 401],
    ['a reader', TEST_READER.username, 403],
  ])('refuses %s', async (_name, as, status) => {
    expect(await call(name, payload, { as })).toEqual({
      status,
      body: { error: 'Admin privileges required' },
    });
  });
});

it.each([
  ['manual-generate-horoscope', '', 'The request must be a JSON object.'],
  ['manual-generate-horoscope', {}, 'generateAll must be true.'],
  ['generate-missing-horoscopes', {}, 'date must be a calendar date in the form yyyy-MM-dd.'],
  [
    'generate-missing-horoscopes',
    { date: '2026-02-30' },
    'date must be a calendar date in the form yyyy-MM-dd.',
  ],
  [
    'verify-horoscopes-for-date',
    { date: '9999-01-01' },
    'The sky is computed for dates from 1800-01-01 to 2200-12-31.',
  ],
  [
    'moderate-horoscope',
    { ...ofLeo, action: 'burn' },
    'action must be "withdraw", "restore" or "rewrite".',
  ],
  [
    'moderate-horoscope',
    { ...ofLeo, action: 'rewrite', note: 'x'.repeat(201) },
    'note must be at most 200 characters long.',
  ],
  [
    'horoscope-history',
    { date: TODAY },
    'zodiacSign must be one of the twelve signs, such as "aries".',
  ],
])('%s says what is wrong with %j', async (name, payload, error) => {
  expect(await call(name, payload)).toEqual({ status: 400, body: { error } });
});

/** Each test continues with the day as the previous one left it. */
describe('generating today', () => {
  it('keeps the readings it has made if one sign fails, and says why', async () => {
    refusedSign = 'libra';
    const { status, body } = await call('manual-generate-horoscope', { generateAll: true });
    refusedSign = null;
    expect(status).toBe(200);
    expect(body.date).toBe(TODAY);
    expect(body.message).toBe('11 horoscopes generated, 1 failed');
    expect(body.results).toHaveLength(12);
    expect(body.results[6]).toEqual({
      sign: 'libra',
      outcome: 'failed',
      reason: 'truth: The Moon is elsewhere.',
    });
    expect((await call('verify-horoscopes-for-date', { date: TODAY })).body).toEqual({
      date: TODAY,
      complete: false,
      existingSigns: SIGNS.filter((sign) => sign !== 'libra'),
      missingSigns: ['libra'],
      withdrawnSigns: [],
    });
    expect((await call('refused-horoscopes', {})).body.refused).toMatchObject([
      { sign: 'libra', date: TODAY, reasons: ['truth: The Moon is elsewhere.'] },
    ]);
  });

  it('makes what is missing, and streams a line per sign on request', async () => {
    const accept = 'application/x-ndjson';
    const response = await send('generate-missing-horoscopes', { date: TODAY }, { accept });
    const lines: Partial<SignOutcome>[] = (await response.text())
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line));
    expect(lines).toHaveLength(13);
    expect(lines.filter(({ outcome }) => outcome === 'made')).toHaveLength(1);
    expect(lines[12]).toEqual({ date: TODAY, message: '1 horoscope generated' });
  });

  it('says that all exist', async () => {
    const { body } = await call('manual-generate-horoscope', { generateAll: true });
    expect(body.message).toBe('All horoscopes already exist');
    expect(new Set(body.results.map(({ outcome }) => outcome))).toEqual(new Set(['existing']));
  });

  it('rewrites today on request, and keeps the old texts', async () => {
    const before = (await call('horoscope-history', ofLeo)).body;
    expect(before.earlier).toEqual([]);
    const { body } = await call('manual-generate-horoscope', {
      generateAll: true,
      refresh: true,
      note: ' <b>Two\n\tsigns</b>\u202e shared a passage. ',
    });
    expect(body.message).toBe('12 horoscopes generated');
    const after = (await call('horoscope-history', ofLeo)).body;
    expect(after.earlier).toHaveLength(1);
    expect(after.earlier[0]!.introduction).toBe(before.current.introduction);
    expect(after.current.introduction).not.toBe(before.current.introduction);
    expect(after.earlier[0]!.reason).toBe(
      'Rewritten when the operator refreshed the whole day, with the note “<b>Two signs</b> shared a passage.”. The checker found no false statement in the old text.',
    );
  });
});

it('takes a reading down for everyone, and restores it', async () => {
  const forVisitors = () => call('generate-horoscope', ofLeo, { as: null });
  expect((await call('moderate-horoscope', { ...ofLeo, action: 'withdraw' })).status).toBe(200);
  expect(await forVisitors()).toEqual({
    status: 410,
    body: { error: `The leo reading for ${TODAY} was withdrawn.` },
  });
  expect((await call('moderate-horoscope', { ...ofLeo, action: 'withdraw' })).status).toBe(409);
  expect((await call('moderate-horoscope', { ...ofLeo, action: 'restore' })).status).toBe(200);
  expect((await forVisitors()).status).toBe(200);
  expect((await call('moderate-horoscope', { ...ofLeo, action: 'restore' })).status).toBe(409);
  await call('moderate-horoscope', { ...ofLeo, action: 'withdraw', note: 'A name in it' });
  expect((await call('moderate-horoscope', { ...ofLeo, action: 'rewrite' })).status).toBe(200);
  expect((await forVisitors()).status).toBe(200);
  expect((await call('horoscope-history', ofLeo)).body.earlier[0]!.reason).toBe(
    'Withdrawn by the operator, with the note “A name in it”. Rewritten by the operator.',
  );
});

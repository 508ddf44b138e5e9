import { createInterface } from 'node:readline';
import { Readable } from 'node:stream';
import { addDays, civilDate } from '#domain/calendar/civil-date.ts';
import { SIGNS } from '#domain/zodiac/signs.ts';
import { TEST_ADMIN } from '#tests/factories/backend.ts';
import type { Acknowledged } from './acknowledged.ts';

/** A hanging request must not block the trial. */
const ANSWERED_MS = 30_000;

export const LOADS = ['generate', 'refresh', 'admin'] as const;
/** The activity of the servers when one is killed. */
export type LoadKind = (typeof LOADS)[number];

export interface LoadContext {
  /** The servers that take requests, including the one to be killed. */
  origins: readonly string[];
  publishableKey: string;
  /** Of an admin. */
  token: string;
  acknowledged: Acknowledged;
  /** From 0 up to 1. */
  random: () => number;
  /** Today in UTC by the servers' clock, and the dates around it that visitors may ask for. */
  today: string;
  live: readonly string[];
  isOver: () => boolean;
}

/** Runs visitors and operators until `isOver()`. Returns how many responses acknowledged a change. */
export async function putUnderLoad(kind: LoadKind, context: LoadContext): Promise<number> {
  const clients = {
    generate: [visitor, visitor, maker, maker],
    refresh: [refresher, visitor],
    admin: [operator, operator, visitor],
  }[kind];
  const counts = await Promise.all(
    clients.map(async (act, index) => {
      let count = 0;
      while (!context.isOver()) {
        try {
          count += await act(context, index);
        } catch {
          // Killed in the middle of it: nothing was acknowledged.
          await new Promise((resolve) => setTimeout(resolve, 10));
        }
      }
      return count;
    }),
  );
  return counts.reduce((sum, count) => sum + count, 0);
}

/** Signs the admin in; the token of the session. */
export async function signIn(origin: string, apikey: string): Promise<string> {
  const response = await fetch(`${origin}/auth/v1/token?grant_type=password`, {
    method: 'POST',
    headers: { apikey, 'content-type': 'application/json' },
    body: JSON.stringify({
      email: `${TEST_ADMIN.username}@admin.local`,
      password: TEST_ADMIN.password,
    }),
  });
  if (!response.ok) throw new Error(`Signing in: ${response.status} ${await response.text()}`);
  const { access_token } = (await response.json()) as { access_token: string };
  return access_token;
}

/** Asks for a reading of a live date. */
async function visitor(context: LoadContext): Promise<number> {
  const [sign, date] = [pick(context, SIGNS), pick(context, context.live)];
  const response = await call(context, 'generate-horoscope', { zodiacSign: sign, date });
  if (!response.ok) return 0;
  const { introduction } = (await response.json()) as { introduction: string };
  context.acknowledged.of(sign, date).served.add(introduction);
  return 1;
}

/** Generates a past day, and counts the signs that the response stream reports. */
async function maker(context: LoadContext): Promise<number> {
  const date = addDays(civilDate(context.today), -10 - Math.floor(context.random() * 2_000));
  let made = 0;
  for await (const { sign, outcome } of lines(context, 'generate-missing-horoscopes', { date })) {
    if (outcome !== 'made') continue;
    Object.assign(context.acknowledged.of(sign, date), { stored: true, published: true });
    made++;
  }
  return made;
}

/** Rewrites today's readings. */
async function refresher({ acknowledged, ...context }: LoadContext): Promise<number> {
  const today = SIGNS.map((sign) => acknowledged.of(sign, context.today));
  for (const { replaced } of today) replaced.atMost++;
  let rewritten = 0;
  const payload = { generateAll: true, refresh: true };
  for await (const { sign, outcome } of lines(context, 'manual-generate-horoscope', payload)) {
    const { replaced } = acknowledged.of(sign, context.today);
    if (outcome === 'rewritten') replaced.atLeast++;
    else replaced.atMost--;
    if (outcome === 'rewritten') rewritten++;
  }
  return rewritten;
}

/** Withdraws, restores, or rewrites readings of other days; each operator has different ones. */
async function operator(context: LoadContext, index: number): Promise<number> {
  const { acknowledged, live } = context;
  const mine = acknowledged
    .stored()
    .filter(({ sign, date }) => !live.includes(date) && SIGNS.indexOf(sign as never) % 2 === index);
  if (mine.length === 0) throw new Error('There is nothing to moderate yet.');
  const { sign, date } = pick(context, mine);
  const known = acknowledged.of(sign, date);
  const isRewrite = context.random() < 0.4;
  const action = isRewrite ? 'rewrite' : known.published ? 'withdraw' : 'restore';
  known.published = null;
  if (isRewrite) known.replaced.atMost++;
  const response = await call(context, 'moderate-horoscope', { zodiacSign: sign, date, action });
  await response.text();
  if (!response.ok) {
    if (isRewrite && response.status === 409) known.replaced.atMost--;
    return 0;
  }
  known.published = action !== 'withdraw';
  if (isRewrite) known.replaced.atLeast++;
  return 1;
}

interface Line {
  sign: string;
  outcome: string;
}

async function* lines(
  context: Omit<LoadContext, 'acknowledged'>,
  name: string,
  payload: object,
): AsyncGenerator<Line> {
  const response = await call(context, name, payload);
  if (!response.ok) throw new Error(`${name} was answered with ${response.status}.`);
  const body = Readable.fromWeb(response.body as never);
  for await (const line of createInterface({ input: body })) {
    const said = JSON.parse(line);
    if ('sign' in said) yield said as Line;
  }
}

function call(
  context: Omit<LoadContext, 'acknowledged'>,
  name: string,
  payload: object,
): Promise<Response> {
  return fetch(`${pick(context, context.origins)}/functions/v1/${name}`, {
    method: 'POST',
    headers: {
      apikey: context.publishableKey,
      authorization: `Bearer ${context.token}`,
      'content-type': 'application/json',
      accept: 'application/x-ndjson',
    },
    body: JSON.stringify(payload),
    signal: AbortSignal.timeout(ANSWERED_MS),
  });
}

export function pick<T>({ random }: Pick<LoadContext, 'random'>, among: readonly T[]): T {
  return among[Math.floor(random() * among.length)]!;
}

import { setTimeout as setTimeoutPromise } from 'node:timers/promises';
import { MINUTE_MS } from '#domain/calendar/durations.ts';
import type { Log } from '#services/log.ts';
import { parsedJson } from '../../parsed-json.ts';
import { onDemandThread, ThreadEnded } from '../../thread/on-demand-thread.ts';
import type { LiteOptions } from '../lite.ts';
import { authError } from './auth-error.ts';
import { createSignInLimits } from './sign-in-limits.ts';
import type { SignIn, SignInAnswer } from './sign-in-worker.ts';

/** Checks passwords in a worker thread, which starts at the first sign-in and ends after a while without one. */
export interface PasswordSignIn {
  /** Answers `POST /auth/v1/token?grant_type=password` from this address. */
  answer(request: Request, address: string): Promise<Response>;
  close(): Promise<void>;
}

/** Beyond this many, callers get a response that asks them to retry later: a hash takes 75 ms. */
const MAX_WAITING = 10;
const MAX_NAME_LENGTH = 80;
const HELD_MS = 500;
const MAX_HELD = 200;
const LOG_INTERVAL_MS = MINUTE_MS;

export function openPasswordSignIn(options: LiteOptions, log: Log): PasswordSignIn {
  const limits = createSignInLimits();
  const script = new URL('./sign-in-worker.ts', import.meta.url);
  const thread = onDemandThread(script, { workerData: options }, (error) => {
    log.error({ err: error }, 'The thread that checks passwords failed.');
  });
  let underWay = 0;
  let held = 0;
  /** Addresses logged recently. */
  const recentlyLogged = new Set<string>();

  async function ask(signIn: SignIn): Promise<SignInAnswer> {
    try {
      return (await thread.ask(signIn)) as SignInAnswer;
    } catch (error) {
      if (!(error instanceof ThreadEnded))
        log.error({ err: error }, 'A password could not be checked.');
      return { status: 500, headers: [], body: FAILED };
    }
  }

  async function check(request: Request, body: string, name: string, address: string) {
    const answer = await ask({ url: request.url, headers: [...request.headers], body });
    if (answer.status === 200) await limits.succeeded(name, address);
    else if (answer.status < 500)
      log.warn({ name, address, status: answer.status }, 'A sign-in failed.');
    else log.error({ status: answer.status }, 'A sign-in could not be completed.');
    return new Response(answer.body || null, { status: answer.status, headers: answer.headers });
  }

  /** Waits first, to slow down anyone trying in a loop without slowing page loads. */
  async function putOff(seconds: number, address: string): Promise<Response> {
    if (!recentlyLogged.has(address)) {
      log.warn({ address, seconds }, 'Sign-ins throttled: too many attempts.');
      recentlyLogged.add(address);
      setTimeout(() => recentlyLogged.delete(address), LOG_INTERVAL_MS).unref();
    }
    if (held < MAX_HELD) {
      held++;
      await setTimeoutPromise(HELD_MS);
      held--;
    }
    return tooManyTries(seconds);
  }

  return {
    async answer(request, address) {
      // Being turned away by a full queue doesn't count as an attempt.
      if (underWay >= MAX_WAITING) return putOff(2, address);
      underWay++;
      let wait: number | null;
      try {
        const body = await request.text();
        const name = nameIn(body);
        wait = await limits.refuse(name, address);
        if (wait === null) return await check(request, body, name, address);
      } finally {
        underWay--;
      }
      return putOff(wait, address);
    },
    close: thread.stop,
  };
}

const FAILED = JSON.stringify({
  code: 500,
  error_code: 'unexpected_failure',
  msg: 'Signing in failed.',
});

function nameIn(body: string): string {
  const { email } = Object(parsedJson(body)) as { email?: unknown };
  return typeof email === 'string' ? email.toLowerCase().slice(0, MAX_NAME_LENGTH) : '';
}

function tooManyTries(seconds: number): Response {
  const code = 'over_request_rate_limit';
  const headers = { 'Retry-After': String(seconds), 'X-Sb-Error-Code': code };
  return authError(429, code, 'Request rate limit reached', headers);
}

import { randomUUID } from 'node:crypto';
import { workerData } from 'node:worker_threads';
import { compare, hash } from 'bcryptjs';
import { parsedJson } from '../../parsed-json.ts';
import { answerRequests } from '../../thread/answer-requests.ts';
import { type LiteOptions, openLite } from '../lite.ts';
import { accountExists, ROUNDS } from './accounts.ts';

/**
 * Checks passwords, one at a time and off the main thread: a hash takes 75 ms. A name without an account takes as long
 * as a wrong password.
 */
export interface SignIn {
  url: string;
  headers: [string, string][];
  body: string;
}

export interface SignInAnswer {
  status: number;
  headers: [string, string][];
  body: string;
}

const options = workerData as LiteOptions;
const lite = await openLite(options);
/** A hash no password matches. */
const unmatched = await hash(randomUUID(), ROUNDS);

answerRequests(async ({ url, headers, body }: SignIn): Promise<SignInAnswer> => {
  await equalizeTiming(body);
  const response = await lite.fetch(new Request(url, { method: 'POST', headers, body }));
  const { status } = response;
  return { status, headers: [...response.headers], body: await response.text() };
});

async function equalizeTiming(body: string): Promise<void> {
  // The backend itself refuses anything but JSON.
  const { email, password } = Object(parsedJson(body)) as { email?: string; password?: string };
  if (!email || !password || (await accountExists(options.store, email))) return;
  await compare(password, unmatched);
}

import { randomUUID } from 'node:crypto';
import { parentPort, workerData } from 'node:worker_threads';
import { compare, hash } from 'bcryptjs';
import { parsedJson } from '../../parsed-json.ts';
import { type LiteOptions, openLite } from '../lite.ts';
import { accountExists, ROUNDS } from './accounts.ts';

/**
 * Checks passwords, one at a time and off the main thread: a hash takes 75 ms. A name without an account takes as long
 * as a wrong password.
 */
export interface SignIn {
  id: number;
  url: string;
  headers: [string, string][];
  body: string;
}

export interface SignInAnswer {
  id: number;
  status: number;
  headers: [string, string][];
  body: string;
}

const options = workerData as LiteOptions;
const lite = await openLite(options);
/** A hash no password matches. */
const unmatched = await hash(randomUUID(), ROUNDS);
let last: Promise<void> = Promise.resolve();

parentPort!.on('message', (signIn: SignIn) => {
  last = last.then(async () => parentPort!.postMessage(await answer(signIn)));
});

async function answer({ id, url, headers, body }: SignIn): Promise<SignInAnswer> {
  try {
    await takeAsLong(body);
    const response = await lite.fetch(new Request(url, { method: 'POST', headers, body }));
    return {
      id,
      status: response.status,
      headers: [...response.headers],
      body: await response.text(),
    };
  } catch (error) {
    console.error(error);
    const message = { code: 500, error_code: 'unexpected_failure', msg: 'Signing in failed.' };
    return { id, status: 500, headers: [], body: JSON.stringify(message) };
  }
}

async function takeAsLong(body: string): Promise<void> {
  // The backend itself refuses anything but JSON.
  const { email, password } = Object(parsedJson(body)) as { email?: string; password?: string };
  if (!email || !password || (await accountExists(options.store, email))) return;
  await compare(password, unmatched);
}

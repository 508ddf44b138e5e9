import { writeSync } from 'node:fs';
import type { Env } from './env.ts';
import { startFailure } from './start-failure.ts';

/** Exits because of a bad setup, with just a sentence for the person at the terminal. */
export function exitWithSentence(error: unknown, env?: Env, code = 1): never {
  const message = error instanceof Error ? error.message : String(error);
  // Bypasses the console, which the server sends to its log.
  writeSync(process.stderr.fd, `${env ? startFailure(error, env) : message}\n`);
  process.exit(code);
}

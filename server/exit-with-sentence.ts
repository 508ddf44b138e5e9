import { writeSync } from 'node:fs';
import type { Env } from './env.ts';
import { startFailure } from './start-failure.ts';

/** Ends the process over a bad set-up: a sentence alone, for the person at the terminal. */
export function exitWithSentence(error: unknown, env?: Env, code = 1): never {
  const message = error instanceof Error ? error.message : String(error);
  // Past the console, which the server sends to its log.
  writeSync(process.stderr.fd, `${env ? startFailure(error, env) : message}\n`);
  process.exit(code);
}

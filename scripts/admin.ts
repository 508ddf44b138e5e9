import { randomBytes } from 'node:crypto';
import { createInterface } from 'node:readline/promises';
import { Writable } from 'node:stream';
import {
  accountExists,
  MAX_PASSWORD_BYTES,
  MIN_PASSWORD_LENGTH,
  setPassword,
} from '#backend/embedded/auth/accounts.ts';
import { loadProjectOptions } from '#backend/embedded/load-project.ts';
import { emailOfUsername } from '#data/email-of-username.ts';
import { readEnv } from '#server/env.ts';
import { exitWithSentence } from '#server/exit-with-sentence.ts';

/**
 * Sets a new password for the admin and ends the sessions of the old one; the site may be running.
 *
 *   npm run admin -- password [username]           asks for it, without showing what is typed
 *   echo "a new password" | npm run admin -- password [username]
 *
 * An empty line generates one and prints it.
 */
const USAGE = 'Usage: npm run admin -- password [username]';

try {
  const [command, name, ...rest] = process.argv.slice(2);
  if (command !== 'password' || rest.length > 0) throw new Error(USAGE);
  await changePassword(name);
} catch (error) {
  exitWithSentence(error);
}

async function changePassword(name: string | undefined): Promise<void> {
  const env = readEnv(process.env);
  if (env.supabase) throw new Error('Passwords of a hosted project are set in its own dashboard.');
  const username = name ?? env.admin.username ?? 'admin';
  const { store } = await loadProjectOptions(env);
  const email = emailOfUsername(username);
  if (!(await accountExists(store, email))) {
    throw new Error(`There is no account named ${username}.`);
  }
  const typed = await askForPassword(username);
  if (typed === null) throw new Error('No password was given; nothing has changed.');
  const password = typed === '' ? randomBytes(12).toString('base64url') : typed;
  refuseWeak(password);
  await setPassword(store, email, password);
  console.log(`Password changed for ${username}. All existing sessions were ended.`);
  if (typed === '') console.log(`Password: ${password}  (shown only once: save it)`);
}

function refuseWeak(password: string): void {
  if (password.length < MIN_PASSWORD_LENGTH) {
    throw new Error(`The password must have at least ${MIN_PASSWORD_LENGTH} characters.`);
  }
  if (Buffer.byteLength(password) > MAX_PASSWORD_BYTES) {
    throw new Error(`The password must have at most ${MAX_PASSWORD_BYTES} bytes.`);
  }
}

/** Null at the end of the input. */
async function askForPassword(username: string): Promise<string | null> {
  if (process.stdin.isTTY) {
    process.stdout.write(`New password for ${username} (leave empty to generate one): `);
  }
  const silent = new Writable({ write: (_chunk, _encoding, done) => done() });
  const lines = createInterface({
    input: process.stdin,
    output: silent,
    terminal: process.stdin.isTTY,
  });
  try {
    for await (const line of lines) return line;
    return null;
  } finally {
    lines.close();
    if (process.stdin.isTTY) process.stdout.write('\n');
  }
}

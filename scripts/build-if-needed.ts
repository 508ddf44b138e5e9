import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { glob } from 'node:fs/promises';
import path from 'node:path';
import { withLock } from '#backend/embedded/with-lock.ts';

const STAMP = 'build/.built-from';
/** Outside build/, which the build empties. */
const LOCK = 'node_modules/.cache/ephemera-build.lock';
const SOURCES = [
  '{app,backend,content,data,domain,server,services,writers}/**/*',
  'public/**/*',
  'package-lock.json',
  '*.config.ts',
  'scripts/{build-worker,compress-files,earlier-assets}.ts',
];

/** Builds the website unless the build on disk is up to date. If several processes run this, only one builds. */
export async function buildIfNeeded(): Promise<void> {
  const wanted = await fingerprint();
  if (isBuiltFrom(wanted)) return;
  mkdirSync(path.dirname(LOCK), { recursive: true });
  await withLock(LOCK, async () => {
    if (!isBuiltFrom(wanted)) await build(wanted);
  });
}

async function build(wanted: string): Promise<void> {
  console.log('Building the website…');
  // They load the bundler, which a start without a build does not need.
  const { buildWorkers } = await import('./build-worker.ts');
  const { compressFiles } = await import('./compress-files.ts');
  const { addEarlierAssets, setAssetsAside } = await import('./earlier-assets.ts');
  await setAssetsAside();
  const { status } = spawnSync('react-router', ['build'], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, NODE_ENV: 'production' },
  });
  if (status !== 0) throw new Error('The website could not be built.');
  await buildWorkers(wanted);
  await compressFiles('build/client');
  await addEarlierAssets();
  writeFileSync(STAMP, wanted);
}

function isBuiltFrom(wanted: string): boolean {
  return existsSync(STAMP) && readFileSync(STAMP, 'utf8') === wanted;
}

async function fingerprint(): Promise<string> {
  const files: string[] = [];
  for await (const entry of glob(SOURCES, { withFileTypes: true })) {
    const file = `${entry.parentPath}/${entry.name}`;
    if (entry.isFile() && !/\.test\.tsx?$/.test(file)) files.push(file);
  }
  const hash = createHash('sha256');
  for (const file of files.sort()) hash.update(file).update('\0').update(readFileSync(file));
  return hash.digest('hex');
}

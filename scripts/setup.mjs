// Makes a fresh clone ready: installs the packages when node_modules does not match the lock file.
// Runs on whatever Node the machine has, before ours is installed; so plain JavaScript, no packages.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';

const STAMP = 'node_modules/.installed-from';

const wanted = createHash('sha256').update(readFileSync('package-lock.json')).digest('hex');
const present = existsSync(STAMP) ? readFileSync(STAMP, 'utf8') : null;

if (present !== wanted) {
  // What a command prints on standard output is its own; a script may be reading it.
  console.error('Installing packages…');
  const { status } = spawnSync('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error'], {
    stdio: ['ignore', 2, 2],
    shell: process.platform === 'win32',
  });
  if (status !== 0) {
    console.error('The packages could not be installed: npm says why above.');
    process.exit(1);
  }
  writeFileSync(STAMP, wanted);
}

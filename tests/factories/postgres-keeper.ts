import { spawn } from 'node:child_process';
import { rmSync } from 'node:fs';

/** Runs a command (as `nobody` if this process is root) until standard input ends, then removes a folder. */
const NOBODY = 65_534;

const [folder, file, ...args] = process.argv.slice(2);
const asNobody = process.getuid?.() === 0 ? { uid: NOBODY, gid: NOBODY } : {};
const child = spawn(file!, args, { ...asNobody, stdio: 'ignore' });

process.stdin.resume();
process.stdin.once('end', stop);
process.stdin.once('error', stop);
child.once('exit', stop);

function stop(): void {
  child.kill('SIGKILL');
  rmSync(folder!, { recursive: true, force: true, maxRetries: 5 });
  process.exit();
}

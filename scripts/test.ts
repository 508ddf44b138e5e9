import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { buildIfNeeded } from './build-if-needed.ts';
import { findChromium, installChromium } from './find-chromium.ts';

interface Step {
  name: string;
  script: string;
}

interface Result {
  name: string;
  passed: boolean;
  seconds: number;
  /** What it printed, if it ran beside another step. */
  output: string;
}

/** They need one core for half a minute, and run beside the tests that leave some of it idle. */
const CHECKS: Step[] = [
  { name: 'types', script: 'types' },
  { name: 'lint and import rules', script: 'lint' },
  { name: 'dead code', script: 'dead-code' },
];
const UNIT: Step = { name: 'unit and contract', script: 'unit' };
const BROWSER: Step = { name: 'browser', script: 'e2e' };

/** `npm test`: runs every step once, even if another one fails. */
if (!findChromium()) installChromium();
await buildIfNeeded();

console.log(`\n── ${UNIT.name}`);
const [unit, checks] = await Promise.all([run(UNIT), runInTurn(CHECKS)]);
for (const { name, output } of checks) console.log(`\n── ${name}\n${output.trimEnd()}`);
console.log(`\n── ${BROWSER.name}`);
const results = [...checks, unit, await run(BROWSER)];

console.log();
for (const { name, passed, seconds } of results) {
  console.log(`${passed ? 'passed' : 'FAILED'}  ${name}  ${seconds.toFixed(1)} s`);
}
const failed = results.filter(({ passed }) => !passed).length;
console.log(`steps: ${results.length - failed} passed, ${failed} failed`);
process.exit(failed === 0 ? 0 : 1);

/** One after the other. What they print would get mixed up with another step's, so it is kept. */
async function runInTurn(steps: readonly Step[]): Promise<Result[]> {
  const results: Result[] = [];
  for (const step of steps) results.push(await run(step, { isKept: true }));
  return results;
}

async function run({ name, script }: Step, { isKept = false } = {}): Promise<Result> {
  const started = performance.now();
  // In one pipe, so that what goes to standard output and to standard error keeps its order.
  const [program, args] = isKept
    ? ['sh', ['-c', `npm run --silent ${script} 2>&1`]]
    : ['npm', ['run', '--silent', script]];
  const child = spawn(program, args, {
    stdio: ['inherit', isKept ? 'pipe' : 'inherit', 'inherit'],
  });
  const ended = once(child, 'exit');
  const output = child.stdout ? await text(child.stdout) : '';
  const [status] = await ended;
  return { name, passed: status === 0, seconds: (performance.now() - started) / 1000, output };
}

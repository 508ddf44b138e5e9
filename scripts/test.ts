import { spawnSync } from 'node:child_process';
import { buildIfNeeded } from './build-if-needed.ts';
import { findChromium, installChromium } from './find-chromium.ts';

/** `npm test`: runs every step once, even if an earlier one fails. */
const STEPS: { name: string; command: string[] }[] = [
  { name: 'types', command: ['npm', 'run', '--silent', 'types'] },
  { name: 'lint and import rules', command: ['npm', 'run', '--silent', 'lint'] },
  { name: 'dead code', command: ['npm', 'run', '--silent', 'dead-code'] },
  { name: 'unit and contract', command: ['npm', 'run', '--silent', 'unit'] },
  { name: 'browser', command: ['npm', 'run', '--silent', 'e2e'] },
];

if (!findChromium()) installChromium();
await buildIfNeeded();

const results = STEPS.map(({ name, command }) => {
  console.log(`\n── ${name}`);
  const started = performance.now();
  const [program, ...args] = command as [string, ...string[]];
  const { status } = spawnSync(program, args, { stdio: 'inherit' });
  return { name, passed: status === 0, seconds: (performance.now() - started) / 1000 };
});

console.log();
for (const { name, passed, seconds } of results) {
  console.log(`${passed ? 'passed' : 'FAILED'}  ${name}  ${seconds.toFixed(1)} s`);
}
const failed = results.filter(({ passed }) => !passed).length;
console.log(`steps: ${results.length - failed} passed, ${failed} failed`);
process.exit(failed === 0 ? 0 : 1);

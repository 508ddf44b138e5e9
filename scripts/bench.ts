import { spawnSync } from 'node:child_process';
import { readdirSync } from 'node:fs';

/** `npm run bench [-- name [arguments]]`: all benchmarks of `bench/`, or the one named; with `--json` as lines of JSON. */
const names = readdirSync('bench').map((file) => file.replace(/\.ts$/, ''));
const given = process.argv.slice(2);
const wanted = given.find((one) => !one.startsWith('-'));
const args = given.filter((one) => one !== wanted);
if (wanted && !names.includes(wanted)) {
  console.error(`There is no benchmark named ${wanted}; there are: ${names.join(', ')}.`);
  process.exit(2);
}
for (const name of wanted ? [wanted] : names) {
  if (!args.includes('--json')) console.log(`── ${name}`);
  const { status } = spawnSync(process.execPath, [`bench/${name}.ts`, ...args], {
    stdio: 'inherit',
  });
  if (status !== 0) process.exit(status ?? 1);
}

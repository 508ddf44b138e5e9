import { parseArgs } from 'node:util';
import { addDays, type CivilDate, parseCivilDate } from '#domain/calendar/civil-date.ts';
import { type ReadingsFigures, readingsFigures } from './readings-figures.ts';
import type { Spread } from './spread.ts';

/** `npm run readings:report`: what the gates find in all computed readings of a span; code 1 if a target is missed. */
const USAGE = 'Usage: npm run readings:report -- --from 2026-01-01 --days 365 [--json]';
const FIRST = '1950-01-01';
const LAST = '2100-12-31';
const MAX_DAYS = 151 * 366;

const request = readArguments(process.argv.slice(2));
if (typeof request === 'string') {
  console.error(`${request}\n${USAGE}`);
  process.exit(2);
}
const figures = readingsFigures(request.from, request.days, showProgress);
console.log(request.json ? JSON.stringify(figures, null, 2) : asText(figures));
process.exitCode = figures.targets.every(({ met }) => met) ? 0 : 1;

function readArguments(args: string[]) {
  const values = parse(args);
  if (typeof values === 'string') return values;
  if (values.from === undefined) return 'The first date is missing.';
  const from = parseCivilDate(values.from);
  if (!from) return `${values.from} is not a calendar date in the form yyyy-MM-dd.`;
  const days = Number(values.days ?? '365');
  if (!Number.isInteger(days) || days < 1 || days > MAX_DAYS)
    return `${values.days} is not a valid number of days.`;
  if (from < FIRST || addDays(from, days - 1) > LAST) {
    return `The dates must lie between ${FIRST} and ${LAST}.`;
  }
  return { from, days, json: values.json };
}

function parse(args: string[]) {
  try {
    return parseArgs({
      args,
      options: {
        from: { type: 'string' },
        days: { type: 'string' },
        json: { type: 'boolean', default: false },
      },
    }).values;
  } catch (error) {
    return (error as Error).message;
  }
}

function showProgress(date: CivilDate): void {
  if (process.stderr.isTTY) process.stderr.write(`\r${date}\r`);
}

function asText(figures: ReadingsFigures): string {
  const { fit, onDate } = figures;
  return [
    `Computed readings ${figures.from} to ${figures.to}: ${figures.readings}, judged in ${figures.seconds} s`,
    '',
    ...figures.gates.map(({ gate, passed, share }) => row(gate, `${percent(share)}  ${passed}`)),
    row('all gates', `${percent(figures.passed / figures.readings)}  ${figures.passed}`),
    row('rewritten', `${figures.rewritten}`),
    '',
    row('', 'min  median     max'),
    row('statements', spread(figures.statements)),
    row('words', spread(figures.words)),
    '',
    row('passages returned', `${figures.returned} to a sign within 90 days`),
    row('passages shared', `${figures.shared} on a date`),
    row('largest overlap', percent(figures.largestOverlap)),
    row('written for body', percent(fit.body)),
    row('in its house', percent(fit.house)),
    row('of the theme', percent(fit.theme)),
    '',
    "How often the event behind an introduction or section falls on the reader's own date:",
    ...Object.entries(onDate).map(([place, share]) => row(place, percent(share))),
    '',
    ...figures.refused.map(
      ({ gate, sign, date, reason }) => `refused  ${gate}  ${sign} ${date}: ${reason}`,
    ),
    ...figures.targets.map(({ aim, met }) => `${met ? 'met   ' : 'MISSED'}  ${aim}`),
  ].join('\n');
}

function row(name: string, value: string): string {
  return `${name.padEnd(20)} ${value}`;
}

function spread({ min, median, max }: Spread): string {
  return [min, median, max].map((value, i) => value.toFixed(0).padStart([3, 8, 8][i]!)).join('');
}

function percent(share: number): string {
  return `${(share * 100).toFixed(2).padStart(6)}%`;
}

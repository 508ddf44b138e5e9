import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { addDays, civilDate } from '#domain/calendar/civil-date.ts';
import { proseOf } from '#domain/reading/gates/gates.ts';
import { runGates } from '#domain/reading/gates/judge-reading.ts';
import { openReadingLedger } from '#domain/reading/gates/reading-ledger.ts';
import { writeReading } from '#domain/reading/write/write-reading.ts';
import { SIGNS } from '#domain/zodiac/signs.ts';
import { type Row, report } from '#scripts/bench-report.ts';

/**
 * `npm run bench -- readings`: the cost of writing a day's twelve readings, of judging them with nothing published before,
 * and of judging them against the 1,080 readings of 90 days, each as a ratio to the step before; and how much memory those
 * 90 days take. The first reading deals a whole span of days.
 */
const DAYS = 5;
const FIRST = civilDate('2026-06-01');
const LEDGER_DAYS = 90;

/** How long the step before took, in milliseconds a day. */
let before = 0;
const rows: Row[] = [];

measured('the first reading', () => writeReading('aries', FIRST), 1);
const readings = measured('write a day', () =>
  days().map((date) => SIGNS.map((sign) => writeReading(sign, date))),
).flat();

const ledger = openReadingLedger();
const empty = megabytesHeld();
for (let day = 1; day <= LEDGER_DAYS; day++) {
  const date = addDays(FIRST, -day);
  for (const sign of SIGNS) {
    ledger.add({ sign, date, text: proseOf(writeReading(sign, date)) });
  }
}
const full = megabytesHeld();

judgeAll([]);
measured('judge it, nothing before', () => judgeAll([]));
measured('judge it, 90 days before', () => judgeAll(ledger));
rows.push({ step: '90 days in the ledger', MB: full - empty });
report('readings', rows);

/** What survives garbage collection: the heap and array buffers. */
function megabytesHeld(): number {
  setFlagsFromString('--expose-gc');
  runInNewContext('gc')();
  const { heapUsed, arrayBuffers } = process.memoryUsage();
  return (heapUsed + arrayBuffers) / 1e6;
}

function days() {
  return Array.from({ length: DAYS }, (_, day) => addDays(FIRST, day));
}

function judgeAll(earlier: Parameters<typeof runGates>[1]['earlier']) {
  return readings.map((reading) => runGates(reading, { ...reading, earlier }));
}

function measured<T>(name: string, work: () => T, days = DAYS): T {
  const started = performance.now();
  const result = work();
  const perDay = (performance.now() - started) / days;
  rows.push({ step: name, ms: perDay, ...(before > 0 && { ratio: perDay / before }) });
  before = perDay;
  return result;
}

import { parseArgs } from 'node:util';
import { parseCivilDate } from '#domain/calendar/civil-date.ts';
import { judge } from '#domain/reading/gates/judgment.ts';
import { writeReading } from '#domain/reading/write/write-reading.ts';
import { parseSign, SIGNS } from '#domain/zodiac/signs.ts';
import { readingAsText } from './reading-as-text.ts';

/** `npm run reading -- aries 2026-11-21 [--json]`: one computed reading, without a server. */
const USAGE = 'Usage: npm run reading -- <sign> <yyyy-MM-dd> [--json]';

const request = readArguments(process.argv.slice(2));
if (typeof request === 'string') {
  console.error(`${request}\n${USAGE}`);
  process.exit(2);
}
const reading = writeReading(request.sign, request.date);
const { checks } = judge(reading, { ...request, earlier: [] });
console.log(
  request.json ? JSON.stringify({ ...reading, checks }, null, 2) : readingAsText(reading),
);

function readArguments(args: string[]) {
  const parsed = parse(args);
  if (!parsed) return 'Invalid arguments.';
  const [signText, dateText, ...rest] = parsed.positionals;
  if (!signText || !dateText || rest.length > 0) return 'A sign and a date are needed.';
  const sign = parseSign(signText);
  if (!sign) return `${signText} is not one of the twelve signs: ${SIGNS.join(', ')}.`;
  const date = parseCivilDate(dateText);
  if (!date) return `${dateText} is not a calendar date in the form yyyy-MM-dd.`;
  if (date < '1950-01-01' || date > '2100-12-31') return 'Readings are written for 1950 to 2100.';
  return { sign, date, json: parsed.values.json };
}

function parse(args: string[]) {
  try {
    return parseArgs({
      args,
      allowPositionals: true,
      options: { json: { type: 'boolean', default: false } },
    });
  } catch {
    return null;
  }
}

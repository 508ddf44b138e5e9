import { parseArgs } from 'node:util';
import { parseCivilDate } from '#domain/calendar/civil-date.ts';
import { judge } from '#domain/reading/gates/judgment.ts';
import type { Reading } from '#domain/reading/reading.ts';
import { groupFacts } from '#domain/reading/stored/fact-groups.ts';
import { writeReading } from '#domain/reading/write/write-reading.ts';
import { parseSign, SIGNS } from '#domain/zodiac/signs.ts';

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

/** Columns of a terminal. */
const WIDTH = 78;

/** A reading as text for a terminal: the reading, its reasons, and a summary of the sky. */
function readingAsText(reading: Reading): string {
  const { title, introduction, basis, sections, luckyElements, sky, date } = reading;
  const { numbers, colors, gemstones, directions, explanations } = luckyElements;
  const { moon, alsoToday } = groupFacts(sky, date, [
    basis,
    ...sections.map((section) => section.basis),
  ]);
  return [
    title,
    wrapped(introduction),
    indented(`Why this reading: ${basis}`),
    ...sections.flatMap((section) => [
      section.title.toUpperCase(),
      wrapped(section.content),
      indented(`Why this reading: ${section.basis}`),
    ]),
    'LUCKY ELEMENTS',
    [
      wrapped(`Numbers: ${numbers.join(', ')}`),
      indented(explanations.numbers ?? ''),
      wrapped(`Colors: ${colors.join(', ')}`),
      indented(explanations.colors ?? ''),
      wrapped(`Gemstones: ${gemstones.join(', ')}`),
      indented(explanations.gemstones ?? ''),
      wrapped(`Directions: ${directions.join(', ')}`),
      indented(explanations.directions ?? ''),
    ].join('\n'),
    'THE SKY',
    [...moon, ...alsoToday].map(({ text }) => indented(text)).join('\n'),
  ].join('\n\n');
}

function indented(text: string): string {
  return wrapped(text, '    ');
}

/** Wraps at spaces; each line begins with `margin`. */
function wrapped(text: string, margin = ''): string {
  const lines = [''];
  for (const word of text.split(' ')) {
    const line = lines.at(-1)!;
    const longer = line === '' ? word : `${line} ${word}`;
    if (line !== '' && margin.length + longer.length > WIDTH) lines.push(word);
    else lines[lines.length - 1] = longer;
  }
  return lines.map((line) => margin + line).join('\n');
}

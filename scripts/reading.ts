import { parseArgs } from 'node:util';
import { parseCivilDate } from '#domain/calendar/civil-date.ts';
import { capitalized } from '#domain/capitalized.ts';
import { judge } from '#domain/reading/gates/judgment.ts';
import { LUCKY_LISTS } from '#domain/reading/gates/reader-texts.ts';
import type { Reading } from '#domain/reading/reading.ts';
import { groupFacts } from '#domain/reading/stored/fact-groups.ts';
import { writeReading } from '#domain/reading/write/write-reading.ts';
import { parseSign, SIGNS } from '#domain/zodiac/signs.ts';
import { datesOfPassage } from './dates-of-passage.ts';

/**
 * `npm run reading -- aries 2026-11-21 [--json]`: one computed reading, without a server. With `--passage`, the readings
 * of a year in which a passage appears.
 */
const USAGE = `Usage: npm run reading -- <sign> <yyyy-MM-dd> [--json]
       npm run reading -- --passage "some of its words" <yyyy-MM-dd>`;

const DAYS = 365;
/** Columns of a terminal. */
const WIDTH = 78;

const answer = answerTo(process.argv.slice(2));
if ('fault' in answer) {
  console.error(`${answer.fault}\n${USAGE}`);
  process.exit(2);
}
console.log(answer.text);

function answerTo(args: string[]): { text: string } | { fault: string } {
  const parsed = parse(args);
  if ('fault' in parsed) return parsed;
  const { json, passage } = parsed.values;
  const [dateText, signText, ...rest] = parsed.positionals.toReversed();
  if (!dateText || !signText === !passage || rest.length > 0)
    return { fault: 'Give a date, and either a sign or words from a passage.' };
  const date = parseCivilDate(dateText);
  if (!date) return { fault: `${dateText} is not a calendar date in the form yyyy-MM-dd.` };
  if (date < '1950-01-01' || date > '2100-12-31')
    return { fault: 'The date must lie between 1950-01-01 and 2100-12-31.' };
  if (passage) {
    const appearances = datesOfPassage(passage, date, DAYS);
    if (!appearances) return { fault: `No passage has the words “${passage}”.` };
    const lines = appearances.map(({ date, sign, part }) => `${date}  ${sign.padEnd(12)} ${part}`);
    return { text: lines.join('\n') || `No reading has it in the ${DAYS} days from ${date}.` };
  }
  const sign = parseSign(signText!);
  if (!sign) return { fault: `${signText} is not one of the twelve signs: ${SIGNS.join(', ')}.` };
  const reading = writeReading(sign, date);
  const { checks } = judge(reading, { sign, date, earlier: [] });
  return { text: json ? JSON.stringify({ ...reading, checks }, null, 2) : readingAsText(reading) };
}

function parse(args: string[]) {
  try {
    return parseArgs({
      args,
      allowPositionals: true,
      options: { json: { type: 'boolean', default: false }, passage: { type: 'string' } },
    });
  } catch (error) {
    return { fault: (error as Error).message };
  }
}

/** A reading as text for a terminal: the reading, its reasons, and a summary of the sky. */
function readingAsText(reading: Reading): string {
  const { title, introduction, basis, sections, luckyElements, sky, date } = reading;
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
    LUCKY_LISTS.flatMap((list) => [
      wrapped(`${capitalized(list)}: ${luckyElements[list].join(', ')}`),
      indented(luckyElements.explanations[list] ?? ''),
    ]).join('\n'),
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

import { parseArgs } from 'node:util';
import { parseCivilDate } from '#domain/calendar/civil-date.ts';
import { writeReading } from '#domain/reading/computed-writer.ts';
import type { Reading } from '#domain/reading/reading.ts';
import { parseSign, SIGNS } from '#domain/zodiac/signs.ts';

/** `npm run reading -- aries 2026-11-21 [--json]`: one computed reading, without a server. */
const USAGE = 'Usage: npm run reading -- <sign> <yyyy-MM-dd> [--json]';

const request = readArguments(process.argv.slice(2));
if (typeof request === 'string') {
  console.error(`${request}\n${USAGE}`);
  process.exit(2);
}
const reading = writeReading(request.sign, request.date);
console.log(request.json ? JSON.stringify(reading, null, 2) : asText(reading));

function readArguments(args: string[]) {
  const parsed = parse(args);
  if (!parsed) return 'These arguments are not understood.';
  const [signText, dateText, ...rest] = parsed.positionals;
  if (!signText || !dateText || rest.length > 0) return 'A sign and a date are needed.';
  const sign = parseSign(signText);
  if (!sign) return `${signText} is none of the twelve signs: ${SIGNS.join(', ')}.`;
  const date = parseCivilDate(dateText);
  if (!date) return `${dateText} is no date of the calendar written yyyy-MM-dd.`;
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

function asText({ title, introduction, sections, luckyElements, sky }: Reading): string {
  const { numbers, colors, gemstones, directions, explanations } = luckyElements;
  return [
    title,
    introduction,
    ...sections.flatMap(({ title, content, basis }) => [`## ${title}`, content, `(${basis})`]),
    '## Lucky elements',
    `Numbers: ${numbers.join(', ')}. ${explanations.numbers ?? ''}`,
    `Colors: ${colors.join(', ')}. ${explanations.colors ?? ''}`,
    `Gemstones: ${gemstones.join(', ')}. ${explanations.gemstones ?? ''}`,
    `Directions: ${directions.join(', ')}. ${explanations.directions ?? ''}`,
    '## The sky',
    ...sky.map(({ text }) => `- ${text}`),
  ].join('\n\n');
}

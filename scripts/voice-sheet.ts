import { readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { z } from 'zod';
import {
  addDays,
  type CivilDate,
  civilDate,
  longDate,
  parseCivilDate,
} from '#domain/calendar/civil-date.ts';
import { hash } from '#domain/reading/choose-passages/hash.ts';
import { headlineOf } from '#domain/reading/title.ts';
import { sentencesOf, wordsOf } from '#domain/reading/words-and-sentences.ts';
import { writeReading } from '#domain/reading/write/write-reading.ts';
import { SIGNS, type Sign, signName } from '#domain/zodiac/signs.ts';

/**
 * The sheets for the panel's blind test (docs/voice/README.md). Dates and paragraphs follow from the first date by a
 * rule, so that nobody picks them: each sign is 61 days after the one before it, and begins one paragraph
 * further into its reading; with --opening, all begin with the introduction. If a date's passage is already on the
 * sheet, the next day is used instead.
 *
 *   npm run -s voice:sheet -- facts --from 2027-02-03 > facts.md
 *   npm run -s voice:sheet -- sheet --from 2027-02-03 --other columnist.json --seed one --key key.json > sheet.md
 */
const DAYS_APART = 61;
const PLACES = 4;
/** The sky is computed from 1800 to 2200, and the last sign's date is two years after the first. */
const FIRST = civilDate('1800-02-01');
const LAST = civilDate('2197-12-31');

const paragraph = z.object({ heading: z.string(), text: z.string() });
const otherSide = z.array(z.tuple([paragraph, paragraph])).length(SIGNS.length);
type Paragraph = z.infer<typeof paragraph>;

/** Two consecutive paragraphs of a reading, and the facts they rest on. */
interface Excerpt {
  sign: Sign;
  date: CivilDate;
  paragraphs: { part: string; heading: string; text: string; basis: string }[];
}

const USAGE =
  'Usage: npm run -s voice:sheet -- facts|sheet --from 2027-02-03 [--opening] [--other FILE --key FILE --seed WORD]';

const asked = readArguments(process.argv.slice(2));
if (typeof asked === 'string') {
  console.error(`${asked}\n${USAGE}`);
  process.exit(2);
}
const excerpts: Excerpt[] = [];
for (const [i, sign] of SIGNS.entries()) {
  let date = addDays(asked.from, DAYS_APART * i);
  const start = asked.opening ? 0 : i % PLACES;
  while (repeatsPassage(excerptOf(sign, date, start), excerpts)) date = addDays(date, 1);
  excerpts.push(excerptOf(sign, date, start));
}
if (asked.what === 'facts') {
  console.log(excerpts.map(factsOf).join('\n\n'));
} else {
  const sides = excerpts.map(({ sign, date }) =>
    hash(`${asked.seed} ${sign} ${date}`) % 2 === 0 ? 'left' : 'right',
  );
  try {
    writeFileSync(asked.key, `${JSON.stringify({ oursIs: sides })}\n`);
  } catch (error) {
    console.error(`The key could not be written: ${(error as Error).message}`);
    process.exit(1);
  }
  console.log(
    excerpts.map((excerpt, i) => pairOf(excerpt, asked.other[i]!, sides[i]!, i + 1)).join('\n\n'),
  );
}

function readArguments(args: string[]) {
  const parsedArgs = parsed(args);
  if (typeof parsedArgs === 'string') return parsedArgs;
  const { positionals, values } = parsedArgs;
  const [what] = positionals;
  const from = parseCivilDate(values.from ?? '');
  if (!from) return 'The first date is missing, or is not a date in the form yyyy-MM-dd.';
  if (from < FIRST || from > LAST) return `The first date must lie between ${FIRST} and ${LAST}.`;
  const opening = values.opening === true;
  if (what === 'facts') return { what, from, opening } as const;
  if (what !== 'sheet') return 'The first argument must be facts or sheet.';
  const { other, key, seed = '' } = values;
  if (!other || !key) return '`sheet` requires --other and --key.';
  const read = otherSide.safeParse(jsonIn(other));
  if (!read.success) return `${other} does not contain twelve pairs of paragraphs.`;
  return { what, from, opening, other: read.data, key, seed } as const;
}

function parsed(args: string[]) {
  try {
    const text = { type: 'string' } as const;
    const opening = { type: 'boolean' } as const;
    const options = { from: text, opening, other: text, seed: text, key: text };
    return parseArgs({ args, allowPositionals: true, options });
  } catch (error) {
    return (error as Error).message;
  }
}

function jsonIn(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return null;
  }
}

function excerptOf(sign: Sign, date: CivilDate, start: number): Excerpt {
  const reading = writeReading(sign, date);
  const { introduction, basis, sections } = reading;
  const paragraphs = [
    { part: 'Introduction', heading: headlineOf(reading), text: introduction, basis },
    ...sections.map(({ title, content, basis }) => {
      return { part: title, heading: title, text: content, basis };
    }),
  ];
  return { sign, date, paragraphs: paragraphs.slice(start, start + 2) };
}

/** Whether a passage appears in an earlier excerpt: no two passages share a sentence of four words or more. */
function repeatsPassage(excerpt: Excerpt, earlier: readonly Excerpt[]): boolean {
  const sentences = ({ paragraphs }: Excerpt) =>
    paragraphs
      .flatMap(({ text }) => sentencesOf(text))
      .filter((sentence) => wordsOf(sentence).length >= 4);
  const seen = new Set(earlier.flatMap(sentences));
  return sentences(excerpt).some((sentence) => seen.has(sentence));
}

function factsOf({ sign, date, paragraphs }: Excerpt): string {
  return [
    `## ${signName(sign)}, ${longDate(date)}`,
    ...paragraphs.map(({ part, basis }, i) => `${i + 1}. ${part}: ${basis}`),
  ].join('\n');
}

function pairOf(
  { paragraphs }: Excerpt,
  other: readonly Paragraph[],
  ours: string,
  number: number,
): string {
  const [left, right] = ours === 'left' ? [paragraphs, other] : [other, paragraphs];
  const side = (name: string, texts: readonly Paragraph[]) =>
    [`### ${name}`, ...texts.flatMap(({ heading, text }) => [`*${heading}*`, text])].join('\n\n');
  return [`## Pair ${number}`, side('Left', left), side('Right', right)].join('\n\n');
}

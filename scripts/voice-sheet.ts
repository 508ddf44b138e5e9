import { readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { z } from 'zod';
import { addDays, type CivilDate, longDate, parseCivilDate } from '#domain/calendar/civil-date.ts';
import { writeReading } from '#domain/reading/computed-writer.ts';
import { hash } from '#domain/reading/hash.ts';
import { SIGNS, type Sign, signName } from '#domain/zodiac/signs.ts';

/**
 * The sheets of the blind panel (docs/voice/README.md). Dates and paragraphs follow from the first date by a
 * rule, so that nobody picks them: each sign is 97 days after the one before it, and begins one paragraph
 * further into its reading.
 *
 *   node scripts/voice-sheet.ts facts --from 2027-02-03 > facts.md
 *   node scripts/voice-sheet.ts sheet --from 2027-02-03 --other columnist.json --seed one --key key.json > sheet.md
 */
const DAYS_APART = 97;
const PLACES = 4;

const paragraph = z.object({ heading: z.string(), text: z.string() });
const otherSide = z.array(z.tuple([paragraph, paragraph])).length(SIGNS.length);
type Paragraph = z.infer<typeof paragraph>;

/** Two consecutive paragraphs of a reading, and what they rest on. */
interface Excerpt {
  sign: Sign;
  date: CivilDate;
  paragraphs: { heading: string; text: string; basis: string }[];
}

main(process.argv.slice(2));

function main(args: string[]): void {
  const { positionals, values } = parseArgs({
    args,
    allowPositionals: true,
    options: {
      from: { type: 'string' },
      other: { type: 'string' },
      seed: { type: 'string', default: '' },
      key: { type: 'string' },
    },
  });
  const from = parseCivilDate(values.from ?? '');
  if (!from) throw new Error('--from takes a date, yyyy-MM-dd.');
  const excerpts = SIGNS.map((sign, i) =>
    excerptOf(sign, addDays(from, DAYS_APART * i), i % PLACES),
  );
  if (positionals[0] === 'facts') {
    console.log(excerpts.map(factsOf).join('\n\n'));
    return;
  }
  const other = otherSide.parse(JSON.parse(readFileSync(values.other!, 'utf8')));
  const sides = excerpts.map(({ sign, date }) =>
    hash(`${values.seed} ${sign} ${date}`) % 2 === 0 ? 'left' : 'right',
  );
  console.log(
    excerpts.map((excerpt, i) => pairOf(excerpt, other[i]!, sides[i]!, i + 1)).join('\n\n'),
  );
  writeFileSync(values.key!, `${JSON.stringify({ oursIs: sides })}\n`);
}

function excerptOf(sign: Sign, date: CivilDate, start: number): Excerpt {
  const { introduction, basis, sections } = writeReading(sign, date);
  const paragraphs = [
    { heading: 'Introduction', text: introduction, basis },
    ...sections.map(({ title, content, basis }) => ({ heading: title, text: content, basis })),
  ];
  return { sign, date, paragraphs: paragraphs.slice(start, start + 2) };
}

function factsOf({ sign, date, paragraphs }: Excerpt): string {
  return [
    `## ${signName(sign)}, ${longDate(date)}`,
    ...paragraphs.map(({ heading, basis }, i) => `${i + 1}. ${heading}: ${basis}`),
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

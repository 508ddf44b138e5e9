import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { AREA_TITLES } from '#domain/reading/choose-passages/area-fit.ts';
import { hash } from '#domain/reading/choose-passages/hash.ts';
import { fillPassage } from '#domain/reading/write/fill-passage.ts';
import type { Body } from '#domain/sky/bodies.ts';
import {
  HOUSE_INTRODUCTIONS,
  LUNATION_INTRODUCTIONS,
  SECTION_PASSAGES,
  SIGN_PASSAGES,
} from '#domain/words/library.ts';
import { AREAS, TONES, type Tone } from '#domain/words/passage.ts';
import { contactWords } from '#domain/words/passage-faults.ts';
import { SIGNS, signName } from '#domain/zodiac/signs.ts';

/**
 * Every passage, shuffled into files of about 160, for readers to grade (docs/voice/README.md); and from their grades,
 * the weakest. A passage is identified by a hash of its text, so a rewritten one has no grade yet.
 *
 *   npm run -s voice:passages -- --out batches
 *   npm run -s voice:passages -- --grades a.tsv --grades b.tsv --most 4
 */
const PER_FILE = 160;

interface Item {
  id: string;
  heading: string;
  text: string;
}

const { values: asked } = parseArgs({
  options: {
    out: { type: 'string' },
    grades: { type: 'string', multiple: true },
    most: { type: 'string', default: '4' },
  },
});
if (asked.out) writeBatches(asked.out);
else if (asked.grades) printWeakest(asked.grades, Number(asked.most));
else {
  console.error('Usage: npm run -s voice:passages -- --out FOLDER | --grades FILE… [--most 4]');
  process.exitCode = 2;
}

function writeBatches(folder: string): void {
  mkdirSync(folder, { recursive: true });
  const groups = allItems().sort(([a], [b]) => hash(a!.id) - hash(b!.id));
  const files: Item[][] = [[]];
  for (const group of groups) {
    if (files.at(-1)!.length >= PER_FILE) files.push([]);
    files.at(-1)!.push(...group);
  }
  for (const [i, items] of files.entries()) {
    const texts = items.map(({ id, heading, text }) => `## ${id}\n*${heading}*\n${text}\n`);
    writeFileSync(path.join(folder, `batch-${i + 1}.md`), texts.join('\n'));
  }
  console.log(`${groups.flat().length} passages in ${files.length} files.`);
}

/** Lines of `id<TAB>grade<TAB>why`; the passages whose grades add up to `most` or less, worst first. */
function printWeakest(files: readonly string[], most: number): void {
  const lines = files.flatMap((file) => readFileSync(file, 'utf8').trim().split('\n'));
  const grades = Map.groupBy(
    lines.map((line) => line.split('\t')),
    ([id]) => id,
  );
  const graded = allItems()
    .flat()
    .flatMap((item) => {
      const given = grades.get(item.id) ?? [];
      const sum = given.reduce((total, [, grade]) => total + Number(grade), 0);
      return given.length > 0 && sum <= most ? [{ ...item, given, sum }] : [];
    });
  for (const { heading, text, given } of graded.sort((a, b) => a.sum - b.sum)) {
    const remarks = given.map(([, grade, why = '']) => `- ${grade}: ${why}`);
    console.log([`## ${heading}`, text, ...remarks, ''].join('\n'));
  }
}

/** The passages as readers see them; each introduction in one group with the sections that continue it. */
function allItems(): Item[][] {
  const sections = AREAS.flatMap((area) =>
    TONES.flatMap((tone) =>
      SECTION_PASSAGES[area][tone].map((passage) => [itemOf(passage, AREA_TITLES[area], tone)]),
    ),
  );
  const ofSigns = SIGNS.flatMap((sign) =>
    SIGN_PASSAGES[sign].map((passage) => [
      itemOf(passage, `${AREA_TITLES[passage.area]}, for ${signName(sign)}`, passage.tone),
    ]),
  );
  const lunations = Object.values(LUNATION_INTRODUCTIONS).flatMap(({ ordinary, eclipse }) => [
    ordinary,
    eclipse,
  ]);
  const introductions = [HOUSE_INTRODUCTIONS, ...lunations]
    .flatMap((byHouse) => Object.values(byHouse).flat())
    .map((passage) => [
      itemOf({ ...passage, bodies: ['Moon'] }, `Introduction: ${passage.headline}`, 'plain'),
      ...passage.next.map((next) =>
        itemOf(next, `${AREA_TITLES[next.area]} (follows that introduction)`, next.tone),
      ),
    ]);
  return [...sections, ...ofSigns, ...introductions];
}

function itemOf(
  { text, bodies }: { text: string; bodies: readonly Body[] },
  heading: string,
  tone: Tone,
): Item {
  const number = hash(text);
  const { clause, pairing } = contactWords(bodies[0]!, tone)[0]!;
  const moonSign = signName(SIGNS[number % SIGNS.length]!);
  const filled = fillPassage(text, { contact: clause, pairing, moonSign });
  return { id: number.toString(36), heading, text: filled };
}

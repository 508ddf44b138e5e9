import { longDate } from '#domain/calendar/civil-date.ts';
import { signName } from '#domain/zodiac/signs.ts';
import { outsideRange, type Range } from '../outside-range.ts';
import {
  type LuckyElements,
  type Reading,
  SECTION_TITLES,
  type SectionTitle,
  type SkyFact,
} from '../reading.ts';
import { headlineOf } from '../title.ts';
import { isEnglish } from './english.ts';
import { type GateContext, type GateResult, resultOf } from './gates.ts';
import { plainTextReasons } from './plain-text.ts';
import { LUCKY_LISTS, proseParts, readerTexts } from './reader-texts.ts';

/** Limits: characters of each text, entries of each list. */
const LENGTHS = {
  headline: { min: 8, max: 110 },
  introduction: { min: 120, max: 1600 },
  content: { min: 100, max: 1400 },
  basis: { min: 10, max: 300 },
  luckyName: { min: 2, max: 40 },
  explanation: { min: 10, max: 400 },
  fact: { min: 10, max: 300 },
} satisfies Record<string, Range>;
const SECTIONS = { min: 4, max: 4 };
/** The home page promises them, and readers come for them. */
const REQUIRED_SECTIONS: readonly SectionTitle[] = ['Love & Relationships', 'Career & Work'];
const LUCKY_ENTRIES = { min: 1, max: 5 };
const LUCKY_NUMBERS = { min: 1, max: 99 };
const FACTS = { min: 3, max: 100 };

const COMPASS = /^(?:north|south|east|west|(?:north|south)[- ]?(?:east|west))$/i;
const ISO_MINUTE = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}Z$/;

/** The form of a reading: its title, known sections once each, reasonable sizes, plain English prose. */
export function schemaGate(reading: Reading, { sign, date }: GateContext): GateResult {
  return resultOf('schema', [
    ...(reading.sign === sign ? [] : [`The reading is for ${reading.sign}, not for ${sign}.`]),
    ...(reading.date === date ? [] : [`The reading is for ${reading.date}, not for ${date}.`]),
    ...titleReasons(reading, { sign, date }),
    ...sectionReasons(reading),
    ...luckyReasons(reading.luckyElements),
    ...factReasons(reading.sky),
    ...readerTexts(reading).flatMap(({ where, text }) => plainTextReasons(where, text)),
    ...languageReasons(reading),
  ]);
}

function titleReasons(reading: Reading, { sign, date }: Pick<GateContext, 'sign' | 'date'>) {
  const form = `${signName(sign)} Daily Horoscope for ${longDate(date)}: `;
  const headline = headlineOf(reading);
  return [
    ...(reading.title.startsWith(form) ? [] : [`The title does not begin with “${form}”.`]),
    ...(headline.includes('\n') ? ['There is a line break in the headline.'] : []),
    ...outsideRange(LENGTHS.headline, headline.length, 'The headline', 'characters'),
  ];
}

function sectionReasons({ introduction, basis, sections }: Reading): string[] {
  const known: readonly string[] = SECTION_TITLES;
  const titles = sections.map(({ title }) => title);
  return [
    ...outsideRange(LENGTHS.introduction, introduction.length, 'The introduction', 'characters'),
    ...outsideRange(LENGTHS.basis, basis.length, 'The basis of the introduction', 'characters'),
    ...outsideRange(SECTIONS, sections.length, 'The reading', 'sections'),
    ...REQUIRED_SECTIONS.filter((title) => !titles.includes(title)).map(
      (title) => `There is no section titled “${title}”.`,
    ),
    ...titles
      .filter((title) => !known.includes(title))
      .map((title) => `“${title}” is not a section title; the titles are ${known.join(', ')}.`),
    ...repeatsIn(titles).map((title) => `More than one section is titled “${title}”.`),
    ...sections.flatMap(({ title, content, basis }) => [
      ...outsideRange(LENGTHS.content, content.length, `“${title}”`, 'characters'),
      ...outsideRange(LENGTHS.basis, basis.length, `The basis of “${title}”`, 'characters'),
    ]),
  ];
}

function luckyReasons(lucky: LuckyElements): string[] {
  const names = [...lucky.colors, ...lucky.gemstones, ...lucky.directions];
  return [
    ...LUCKY_LISTS.flatMap((list) => [
      ...outsideRange(LUCKY_ENTRIES, lucky[list].length, `The list of lucky ${list}`, 'entries'),
      ...repeatsIn(lucky[list].map((entry) => String(entry).toLowerCase())).map(
        (entry) => `“${entry}” appears twice among the lucky ${list}.`,
      ),
      ...outsideRange(
        LENGTHS.explanation,
        lucky.explanations[list]?.length ?? LENGTHS.explanation.min,
        `The explanation of the lucky ${list}`,
        'characters',
      ),
    ]),
    ...lucky.numbers
      .filter((n) => !Number.isInteger(n) || n < LUCKY_NUMBERS.min || n > LUCKY_NUMBERS.max)
      .map((n) => `${n} is not a valid lucky number: they are whole numbers from 1 to 99.`),
    ...names.flatMap((name) =>
      outsideRange(LENGTHS.luckyName, name.length, `“${name}”`, 'characters'),
    ),
    ...lucky.directions
      .filter((direction) => !COMPASS.test(direction))
      .map((direction) => `“${direction}” is not a compass direction.`),
  ];
}

function factReasons(sky: readonly SkyFact[]): string[] {
  return [
    ...outsideRange(FACTS, sky.length, 'The list of sky facts', 'entries'),
    ...repeatsIn(sky.map(({ id }) => id)).map((id) => `More than one sky fact has the id ${id}.`),
    ...sky.flatMap(({ id, text, at }) => [
      ...(/^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(id) ? [] : [`“${id}” is not a valid sky-fact id.`]),
      ...(at === null || isMinute(at)
        ? []
        : [`“${at}” is not a UTC time in the form 2026-11-21T09:30Z (${id}).`]),
      ...outsideRange(LENGTHS.fact, text.length, `The sky fact ${id}`, 'characters'),
    ]),
  ];
}

function isMinute(at: string): boolean {
  return ISO_MINUTE.test(at) && !Number.isNaN(Date.parse(at));
}

function languageReasons(reading: Reading): string[] {
  return proseParts(reading)
    .filter(({ text }) => !isEnglish(text))
    .map(({ where }) => `The text in ${where} doesn't read as English.`);
}

/** The entries that occur more than once, each once. */
function repeatsIn(entries: readonly string[]): string[] {
  return [...new Set(entries.filter((entry, i) => entries.indexOf(entry) !== i))];
}

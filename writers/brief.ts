import { longDate } from '#domain/calendar/civil-date.ts';
import { inSentence } from '#domain/reading/day-facts.ts';
import type { EarlierReading } from '#domain/reading/gates/gate.ts';
import type { Reading, SkyFact } from '#domain/reading/reading.ts';
import { signProfile } from '#domain/zodiac/profiles.ts';
import { SIGNS, type Sign, signName } from '#domain/zodiac/signs.ts';
import { type House, ordinal, signOfHouse } from '#domain/zodiac/solar-houses.ts';
import { sentencesSaid } from './sentences-said.ts';

/** What a model is asked for, and the closed lists that its answer is held to. */
export interface Brief {
  /** The rules, the same for every reading. */
  instructions: string;
  /** The sign, the day and its facts. */
  request: string;
  /** The section titles wanted, in the order of the page. */
  titles: readonly string[];
  facts: readonly SkyFact[];
}

/** The brief for another telling of `base`, the computed reading of that sign and date. */
export function buildBrief(base: Reading, earlier: readonly EarlierReading[]): Brief {
  return {
    instructions: INSTRUCTIONS,
    request: [
      about(base),
      facts(base),
      houses(base.sign),
      sections(base),
      said(base, earlier),
    ].join('\n\n'),
    titles: base.sections.map(({ title }) => title),
    facts: base.sky,
  };
}

const INSTRUCTIONS = `You write one daily horoscope for a website whose readers rely on every statement about the sky being true. A program checks each one against the computed positions, and a text with a single false or unlisted statement is not published.

THE SKY
- The request lists every fact about the day's sky. Say nothing about the sky that is not on that list: no other planet, sign, house, aspect, phase, eclipse, degree or count, no nodes, asteroids, void Moon or figures of three bodies, and nothing about the sky of other days.
- Keep a fact's own words for planets, signs, houses, aspects and times, as in "Venus is in Libra, your seventh house" or "the Moon trines Jupiter at 03:58 UTC". Copy times as they stand, with their date where they have one and with "UTC". A fact that has a time never goes without it. Do not turn a time into morning, noon or evening: readers live in every time zone.
- Each section rests on one fact: say that fact in the section, and give its id as "fact". Rest the sections on different facts, and choose facts that name a house or a time rather than those that stay true for weeks.
- Name no weekday, date, month or season apart from the dates inside the facts.

THE TEXT
- 500 to 600 words in all: an introduction of 80 to 110 words, then the sections in equal parts.
- Speak to the reader as "you", warmly and in plain, concrete English. In each section offer one small thing to do. Suggest with "may", "could" or "tends to"; never order, threaten, promise or guarantee.
- On health, speak of rest and habit only: nothing on illness, pain, doctors, medicines, diets or weight. Nothing on betting, shares, loans, courts, politics, violence, sex, alcohol, death or pregnancy, no doubt cast on a partner, and no advice to leave a partner or a job. Do not warn of these things either; leave them out.
- Plain sentences only: no HTML, Markdown, asterisks, lists, links, emoji or line breaks.
- The headline has three to nine words, without a colon, without the sign's name and without a planet.
- Repeat none of the sentences listed as already said, and begin no paragraph as they begin.

THE ANSWER
One JSON object and nothing around it, with these keys and no others:
{"headline": "...", "introduction": "...", "sections": [{"title": "...", "fact": "...", "content": "..."}]}
Each wanted section comes once, in the order wanted, its title copied exactly.`;

function about({ sign, date }: Reading): string {
  const { element, quality, ruler } = signProfile(sign);
  return `Write for ${signName(sign)} (${quality.toLowerCase()} ${element.toLowerCase()}, ruled by ${inSentence(ruler)}). The day is ${longDate(date)}.`;
}

function facts({ sky }: Reading): string {
  return [
    'Facts of the sky, each after its id:',
    ...sky.map(({ id, text }) => `- ${id}: ${text}`),
  ].join('\n');
}

function houses(sign: Sign): string {
  const list = SIGNS.map(
    (_, i) => `${ordinal(i + 1)} ${signName(signOfHouse(sign, (i + 1) as House))}`,
  );
  return `The houses of ${signName(sign)} and the signs on them: ${list.join(', ')}.`;
}

function sections({ sections }: Reading): string {
  return [
    'Sections wanted, each with the transit that calls for it today, which may be said as well:',
    ...sections.map(({ title, basis }, i) => `${i + 1}. ${title}: ${basis}`),
  ].join('\n');
}

function said({ sign, date }: Reading, earlier: readonly EarlierReading[]): string {
  const sentences = sentencesSaid(sign, date, earlier);
  if (sentences.length === 0) return 'Already said: nothing yet.';
  return ['Already said, so not to be said again:', ...sentences.map((s) => `- ${s}`)].join('\n');
}

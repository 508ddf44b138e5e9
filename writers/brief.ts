import { longDate } from '#domain/calendar/civil-date.ts';
import type { EarlierReading } from '#domain/reading/gates/reading-ledger.ts';
import type { Reading, SkyFact } from '#domain/reading/reading.ts';
import { fillPassage } from '#domain/reading/write/fill-passage.ts';
import { inSentence } from '#domain/sky/bodies.ts';
import { HOUSE_08 } from '#domain/words/introductions/house-08.ts';
import { LOVE_EASE } from '#domain/words/passages/love/ease.ts';
import { WORK_STRAIN } from '#domain/words/passages/work/strain.ts';
import { signProfile } from '#domain/zodiac/profiles.ts';
import { SIGNS, type Sign, signName } from '#domain/zodiac/signs.ts';
import { type House, ordinal, signOfHouse } from '#domain/zodiac/solar-houses.ts';
import { sentencesSaid } from './sentences-said.ts';

/** What a model is asked to write, and the closed lists that its answer must use. */
export interface Brief {
  /** The rules, the same for every reading. */
  instructions: string;
  /** The sign, the day and its facts. */
  request: string;
  /** The required section titles, in the order of the page. */
  titles: readonly string[];
  facts: readonly SkyFact[];
}

/** The brief for another version of `base`, the computed reading of that sign and date. */
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

/** Examples of the style: the same passages that the computed writer picks from. */
const EXAMPLES = [
  fillPassage(HOUSE_08[0]!.text, { moonSign: 'Pisces' }),
  fillPassage(WORK_STRAIN[0]!.text, {
    contact: 'the Moon squares Mercury',
    pairing: 'the Moon square Mercury',
  }),
  fillPassage(LOVE_EASE[0]!.text, {
    contact: 'the Moon trines Venus',
    pairing: 'the Moon trine Venus',
  }),
];

const INSTRUCTIONS = `You are a columnist who writes one daily horoscope for a website. Its readers open it with the morning coffee and should want tomorrow's. They also rely on every statement about the sky being true: a program checks each one against the computed positions, and a text with a single false or unlisted statement is not published.

THE SKY
- The request lists every fact about the day's sky. Say nothing about the sky that is not on that list: no other planet, sign, house, aspect, phase, eclipse, degree or count, no nodes, asteroids, void Moon or figures of three bodies, and nothing about the sky of other days.
- The introduction says where the Moon is, once, by the sign and house given for it, and nothing else about the sky. Each section says its own fact, once, in a clause that a friend would use ("with the Moon square Venus"), and nothing else about the sky.
- Give no clock times, no dates and no parts of the day: the page prints the exact time under each paragraph, in the reader's own zone. Say "today", never "tonight" or "this morning".
- Each section rests on one fact: choose the one that calls for it, or another that suits it better, and give its id as "fact". No two sections rest on the same fact.
- Name no weekday, date, month or season.

THE TEXT
- An introduction and the sections wanted, each one paragraph of 62 to 80 words.
- A paragraph has one subject from the first word to the last: something that a grown person of any age and any kind of life may have been in this month, told with one exact detail; what the planet has to do with it, so that another planet would not fit; and one thing small enough to do today, or leave to say so. A hard contact (square, opposition) reads hard, an easy one (trine, sextile) easy.
- Offer a situation ("if", "maybe", "you may"); never announce what has not happened to most readers, and never hand them a worry. Assume no partner, job, child, car or faith.
- The introduction says what kind of day it is and starts one thought; at least two sections take it up.
- Plain words in natural American order, contractions, the voice of one person talking to a friend. A joke is worth more than an image, an image more than a maxim. At most one paragraph ends with a joke, at least one gives no advice, and no two begin alike.
- Do not write in the manner of horoscopes: strings of separate maxims joined by "since", "for" or "meanwhile", proverbs as reasons, two situations in one paragraph, "cosmic", "energy", "universe", "journey", "embrace". Never order, threaten, promise or guarantee.
- On health, speak of rest and habit only: nothing on illness, pain, doctors, medicines, diets or weight. Nothing on betting, shares, loans, courts, politics, violence, sex, alcohol, death or pregnancy, no doubt cast on a partner, and no advice to leave a partner or a job. Do not warn of these things either; leave them out.
- Plain sentences only: no HTML, Markdown, asterisks, lists, links, emoji or line breaks.
- The headline is a phrase of two to eight words from the introduction's own thought, without a colon, the sign's name or a planet.
- Repeat none of the sentences listed as already said, and begin no paragraph as they begin.

THREE PARAGRAPHS IN THE MANNER WANTED, the first an introduction; copy nothing from them
${EXAMPLES.map((example) => `- ${example}`).join('\n')}

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

function sections({ basis, sections }: Reading): string {
  return [
    'Wanted, each with the fact that calls for it today:',
    `Introduction: ${basis}`,
    ...sections.map(({ title, basis }, i) => `${i + 1}. ${title}: ${basis}`),
  ].join('\n');
}

function said({ sign, date }: Reading, earlier: readonly EarlierReading[]): string {
  const sentences = sentencesSaid(sign, date, earlier);
  if (sentences.length === 0) return 'Already said: nothing yet.';
  return ['Already said, so not to be said again:', ...sentences.map((s) => `- ${s}`)].join('\n');
}

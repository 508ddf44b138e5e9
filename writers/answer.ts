import { z } from 'zod';
import { longDate } from '#domain/calendar/civil-date.ts';
import type { Reading } from '#domain/reading/reading.ts';
import { signName } from '#domain/zodiac/signs.ts';
import type { Brief } from './brief.ts';

/** What a model answers: text only. We add the form of the title, the lucky elements and the bases. */
export interface Answer {
  headline: string;
  introduction: string;
  sections: { title: string; fact: string; content: string }[];
}

/** Twice the longest text that the length gate lets through; the gates need not read more than this. */
const MAX_CHARACTERS = 10_000;

/**
 * The schema sent with the request and used to validate the answer. Strings and enums only: endpoints that enforce
 * schemas reject finer keywords.
 */
export function answerSchema({ titles, facts }: Brief) {
  return z.strictObject({
    headline: z.string(),
    introduction: z.string(),
    sections: z.array(
      z.strictObject({
        title: z.enum(titles, 'is not the title of a wanted section'),
        fact: z.enum(
          facts.map(({ id }) => id),
          'is not the id of a listed fact',
        ),
        content: z.string(),
      }),
    ),
  });
}

/**
 * Errors that the schema can't express, as sentences; empty if the answer is complete. `json`: the answer as received.
 */
export function faultsOf(answer: Answer, json: string, { titles }: Brief): string[] {
  const came = answer.sections.map(({ title }) => title);
  const missing = titles.filter((title) => !came.includes(title));
  const twice = titles.filter((title) => came.indexOf(title) !== came.lastIndexOf(title));
  return [
    ...missing.map((title) => `The section ${title} is missing.`),
    ...twice.map((title) => `The section ${title} appears more than once.`),
    ...(keyCount(json) > 3 + 3 * came.length
      ? ['A key appears more than once in one object.']
      : []),
    ...(characters(answer) > MAX_CHARACTERS
      ? [`The text has more than ${MAX_CHARACTERS} characters.`]
      : []),
  ];
}

/** `base` with the model's words in place of its own. The answer has passed {@link faultsOf}. */
export function composeReading(base: Reading, answer: Answer): Reading {
  const sections = new Map(answer.sections.map((section) => [section.title, section]));
  const facts = new Map(base.sky.map(({ id, text }) => [id, text]));
  return {
    ...base,
    title: `${signName(base.sign)} Daily Horoscope for ${longDate(base.date)}: ${answer.headline.trim()}`,
    introduction: answer.introduction.trim(),
    sentence: '',
    sections: base.sections.map(({ title }) => {
      const { content, fact } = sections.get(title)!;
      return { title, content: content.trim(), basis: facts.get(fact)! };
    }),
  };
}

/** JSON.parse silently keeps only the last of two equal keys, so they are counted in the text. */
function keyCount(json: string): number {
  return [...json.matchAll(/"(?:[^"\\]|\\.)*"(\s*:)?/g)].filter(([, colon]) => colon).length;
}

function characters({ headline, introduction, sections }: Answer): number {
  return [headline, introduction, ...sections.map(({ content }) => content)].join('').length;
}

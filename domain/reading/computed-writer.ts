import { type CivilDate, longDate } from '#domain/calendar/civil-date.ts';
import { skyOfDate } from '#domain/sky/sky-of-date.ts';
import { type Sign, signName } from '#domain/zodiac/signs.ts';
import { dayFacts } from './day-facts.ts';
import { openDesk } from './desk.ts';
import { writeHeadline } from './headline.ts';
import { writeIntroduction } from './introduction.ts';
import { luckyElementsOf } from './lucky-elements.ts';
import type { Reading } from './reading.ts';
import { planSections } from './section-plan.ts';
import { countWords, draftSection, fitSections } from './sections.ts';

/** Introduction and sections together. */
const MOST_WORDS = 605;
/** With the title and the lucky elements. */
const MOST_WORDS_IN_ALL = 745;

/** How many ways there are to tell the same sky: the reading, and those behind it should a gate refuse. */
export const READING_VERSIONS = 8;

/**
 * The reading of a sign for a date, from the computed sky and the tables of words: the same every time.
 * Version 0 is the reading; the others tell the same sky in other words, should a gate refuse it.
 */
export function writeReading(sign: Sign, date: CivilDate, version = 0): Reading {
  const sky = skyOfDate(date);
  const desk = openDesk(sign, date, version);
  const plan = planSections(sign, date, sky);
  const drafts = plan.map((planned) => draftSection(planned, sky, desk));
  const introduction = writeIntroduction(sign, sky, plan, desk);
  const title = `${signName(sign)} Daily Horoscope for ${longDate(date)}: ${writeHeadline(plan, desk)}`;
  const luckyElements = luckyElementsOf(sign, sky, desk);
  const beside = [title, ...Object.values(luckyElements.explanations)].join(' ');
  const words = Math.min(MOST_WORDS, MOST_WORDS_IN_ALL - countWords(beside));
  return {
    sign,
    date,
    title,
    introduction,
    sections: fitSections(drafts, words - countWords(introduction)),
    luckyElements,
    sky: dayFacts(sky, sign),
  };
}

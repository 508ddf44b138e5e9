import { type CivilDate, longDate } from '#domain/calendar/civil-date.ts';
import type { DaySky } from '#domain/sky/day-sky.ts';
import { skyOfDate } from '#domain/sky/sky-of-date.ts';
import { type Sign, signName } from '#domain/zodiac/signs.ts';
import { dayFacts } from './day-facts.ts';
import { openDesk } from './desk.ts';
import { writeHeadline } from './headline.ts';
import { writeIntroduction } from './introduction.ts';
import { luckyElementsOf } from './lucky-elements.ts';
import type { Reading } from './reading.ts';
import type { ReadingWriter } from './reading-writer.ts';
import { planSections } from './section-plan.ts';
import { countWords, draftSection, fitSections } from './sections.ts';

/** Introduction and sections together; leaves room for the title and the lucky elements below 750. */
const MOST_WORDS = 605;

/** The reading of a sign for a date, from the computed sky and the tables of words: the same every time. */
export function writeReading(sign: Sign, date: CivilDate, sky: DaySky = skyOfDate(date)): Reading {
  const desk = openDesk(sign, date);
  const plan = planSections(sign, date, sky);
  const drafts = plan.map((planned) => draftSection(planned, sky, desk));
  const introduction = writeIntroduction(sign, sky, plan, desk);
  return {
    sign,
    date,
    title: `${signName(sign)} Daily Horoscope for ${longDate(date)}: ${writeHeadline(plan, desk)}`,
    introduction,
    sections: fitSections(drafts, MOST_WORDS - countWords(introduction)),
    luckyElements: luckyElementsOf(sign, sky, desk),
    sky: dayFacts(sky, sign),
  };
}

/** The default writer: no key, no network, no waiting. */
export const computedWriter: ReadingWriter = {
  name: 'computed',
  write: async (sign, date) => writeReading(sign, date),
};

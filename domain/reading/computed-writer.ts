import { type CivilDate, longDate } from '#domain/calendar/civil-date.ts';
import type { DaySky } from '#domain/sky/day-sky.ts';
import { skyOfDate } from '#domain/sky/sky-of-date.ts';
import { type Sign, signName } from '#domain/zodiac/signs.ts';
import { dayFacts } from './day-facts.ts';
import { openDesk } from './desk.ts';
import { writeHeadline } from './headline.ts';
import { influencesOn } from './influences.ts';
import { writeIntroduction } from './introduction.ts';
import { luckyElementsOf } from './lucky-elements.ts';
import type { Reading } from './reading.ts';
import type { ReadingWriter } from './reading-writer.ts';
import { planSections } from './section-plan.ts';
import { writeSection } from './sections.ts';

/** The reading of a sign for a date, from the computed sky and the tables of words: the same every time. */
export function writeReading(sign: Sign, date: CivilDate, sky: DaySky = skyOfDate(date)): Reading {
  const desk = openDesk(sign, date);
  const plan = planSections(sign, date, influencesOn(sign, sky));
  const introduction = writeIntroduction(sign, sky, plan, desk);
  return {
    sign,
    date,
    title: `${signName(sign)} Daily Horoscope for ${longDate(date)}: ${writeHeadline(plan, desk)}`,
    introduction,
    sections: plan.map((planned) => writeSection(planned, sky, desk)),
    luckyElements: luckyElementsOf(sign, sky, desk),
    sky: dayFacts(sky, sign),
  };
}

/** The default writer: no key, no network, no waiting. */
export const computedWriter: ReadingWriter = {
  name: 'computed',
  write: async (sign, date) => writeReading(sign, date),
};

import { addDays, type CivilDate } from '#domain/calendar/civil-date.ts';
import { AREA_TITLES } from '#domain/reading/choose-passages/area-fit.ts';
import { dealFor } from '#domain/reading/choose-passages/choose-passages.ts';
import { allPassages } from '#domain/words/library.ts';
import { SIGNS, type Sign } from '#domain/zodiac/signs.ts';

/** Where a passage appears. */
export interface Appearance {
  date: CivilDate;
  sign: Sign;
  part: string;
}

/**
 * The readings of `days` days in which a passage with these words appears, as it is written in `domain/words`; null if
 * no passage has them.
 */
export function datesOfPassage(words: string, from: CivilDate, days: number): Appearance[] | null {
  const has = ({ text }: { text: string }) => text.includes(words);
  if (!allPassages().some(has)) return null;
  return Array.from({ length: days }, (_, day) => addDays(from, day)).flatMap((date) =>
    SIGNS.flatMap((sign) => {
      const { introduction, sections } = dealFor(sign, date);
      return [
        { part: 'Introduction', passage: introduction.passage },
        ...sections.map(({ area, card }) => ({ part: AREA_TITLES[area], passage: card.passage })),
      ]
        .filter(({ passage }) => has(passage))
        .map(({ part }) => ({ date, sign, part }));
    }),
  );
}

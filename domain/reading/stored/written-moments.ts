import {
  addDays,
  type CivilDate,
  type Instant,
  MONTHS,
  monthAndDay,
} from '#domain/calendar/civil-date.ts';

const MONTH = `(?:${MONTHS.join('|')})`;
/** For patterns: a month and day, in either order. */
export const WRITTEN_DAY = `(?:\\d{1,2} ${MONTH}|${MONTH} \\d{1,2}\\b)`;
const WRITTEN_MOMENT = new RegExp(
  `(?:(${WRITTEN_DAY})(?: at|,|, at) )?\\b((?:[01]\\d|2[0-3]):[0-5]\\d) UTC\\b(?: on (${WRITTEN_DAY})\\b)?`,
  'g',
);

/** A moment as `utcMoment` writes it, and its position in a text, from `start` up to `end`. */
export interface WrittenMoment {
  start: number;
  end: number;
  at: Instant;
}

/**
 * The moments that a text of `date` names by date and clock, in order: `14:20 UTC` is on `date` itself; `November 22,
 * 02:10 UTC`, `November 22 at 02:10 UTC` and `02:10 UTC on November 22`, also with the day first (`22 November`), are
 * on a neighboring date. Dates further away are ignored.
 */
export function writtenMoments(text: string, date: CivilDate): WrittenMoment[] {
  const near = [addDays(date, -1), date, addDays(date, 1)];
  return [...text.matchAll(WRITTEN_MOMENT)].flatMap((match) => {
    const [phrase, before, clock, after] = match;
    const day = before ?? after;
    const on = day ? near.find((other) => isDay(other, day)) : date;
    if (!on) return [];
    return [
      {
        start: match.index,
        end: match.index + phrase.length,
        at: Date.parse(`${on}T${clock}:00Z`),
      },
    ];
  });
}

function isDay(date: CivilDate, written: string): boolean {
  const [month, day] = monthAndDay(date).split(' ');
  return written === `${day} ${month}` || written === `${month} ${day}`;
}

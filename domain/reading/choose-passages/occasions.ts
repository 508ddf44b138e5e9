import { type CivilDate, partsOf, weekdayOf } from '#domain/calendar/civil-date.ts';
import type { Occasion } from '#domain/words/passage.ts';
import type { Card } from './decks.ts';

/**
 * Whether a passage may be used on a date: on its occasions, if it has any, and otherwise not on a weekday that its text
 * names, since "See you Thursday" never means today.
 */
export function isOnOccasion({ passage: { on }, weekdays }: Card, date: CivilDate): boolean {
  if (on) return on.some((occasion) => isOccasion(occasion, date));
  return weekdays.length === 0 || !weekdays.includes(weekdayOf(date));
}

function isOccasion(occasion: Occasion, date: CivilDate): boolean {
  switch (occasion) {
    case 'weekend':
      return isWeekend(date);
    case 'workday':
      return !isWeekend(date);
    case 'turn of the year':
      return isTurnOfTheYear(date);
    default:
      return weekdayOf(date).toLowerCase() === occasion;
  }
}

export function isWeekend(date: CivilDate): boolean {
  return ['Saturday', 'Sunday'].includes(weekdayOf(date));
}

/** From December 27 to January 6. */
function isTurnOfTheYear(date: CivilDate): boolean {
  const { month, day } = partsOf(date);
  return (month === 12 && day >= 27) || (month === 1 && day <= 6);
}

import { type CivilDate, partsOf, weekdayOf } from '#domain/calendar/civil-date.ts';
import type { Occasion, Passage } from '#domain/words/passage.ts';

/** Whether a passage may be used on a date: it names no occasion, or one that falls on the date. */
export function isOnOccasion({ on }: Passage, date: CivilDate): boolean {
  return on === undefined || on.some((occasion) => isOccasion(occasion, date));
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

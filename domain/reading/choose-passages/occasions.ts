import { type CivilDate, weekdayOf } from '#domain/calendar/civil-date.ts';
import type { Occasion } from '#domain/words/passage.ts';
import type { Sign } from '#domain/zodiac/signs.ts';
import type { Card } from './decks.ts';

/** What occasions depend on. */
export interface DayOfSign {
  date: CivilDate;
  sign: Sign;
  /** The sign that the Sun is in for as long as the date is today somewhere; null if it changes signs. */
  sunSign: Sign | null;
}

/**
 * Whether a passage may be used on a day: on its occasions, if it has any, and otherwise not on a weekday that its text
 * names, since "See you Thursday" never means today.
 */
export function isOnOccasion({ passage: { on }, weekdays }: Card, day: DayOfSign): boolean {
  if (on) return on.some((occasion) => isOccasion(occasion, day));
  return weekdays.length === 0 || !weekdays.includes(weekdayOf(day.date));
}

function isOccasion(occasion: Occasion, { date, sign, sunSign }: DayOfSign): boolean {
  switch (occasion) {
    case 'weekend':
      return isWeekend(date);
    case 'workday':
      return !isWeekend(date);
    case 'own season':
      return sunSign === sign;
    default:
      return weekdayOf(date).toLowerCase() === occasion;
  }
}

export function isWeekend(date: CivilDate): boolean {
  return ['Saturday', 'Sunday'].includes(weekdayOf(date));
}

import type { Element } from './profiles.ts';

/** The best hours for each element to read its horoscope, by this site's tradition: hours of the day, 0 to 24. */
export const READING_HOURS: Record<Element, { from: number; to: number }> = {
  Fire: { from: 6, to: 9 },
  Earth: { from: 9, to: 11 },
  Air: { from: 11, to: 14 },
  Water: { from: 18, to: 21 },
};

/** `6-9 AM`, or `11 AM-2 PM` if noon lies between. */
export function readingHours(element: Element): string {
  const { from, to } = READING_HOURS[element];
  const start =
    meridiem(from) === meridiem(to) ? to12Hour(from) : `${to12Hour(from)} ${meridiem(from)}`;
  return `${start}-${to12Hour(to)} ${meridiem(to)}`;
}

function meridiem(hour: number): 'AM' | 'PM' {
  return hour < 12 ? 'AM' : 'PM';
}

function to12Hour(hour: number): number {
  return hour % 12 || 12;
}

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
  const start = half(from) === half(to) ? onDial(from) : `${onDial(from)} ${half(from)}`;
  return `${start}-${onDial(to)} ${half(to)}`;
}

function half(hour: number): 'AM' | 'PM' {
  return hour < 12 ? 'AM' : 'PM';
}

function onDial(hour: number): number {
  return hour % 12 || 12;
}

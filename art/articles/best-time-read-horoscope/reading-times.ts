import type { Element } from '#domain/zodiac/profiles.ts';
import { READING_HOURS } from '#domain/zodiac/reading-hours.ts';
import { elementInk } from '../../figures/inks.ts';

export interface ReadingTime {
  element: Element;
  /** Hours of the day. */
  from: number;
  to: number;
  color: string;
  /** The hour at which the element's name is placed. */
  labelHour: number;
  labelRadius: number;
}

/** The reading hours of each element, by this site's tradition. */
export const READING_TIMES = [
  readingTime('Fire', 7.5, 121),
  readingTime('Earth', 9.65, 130),
  readingTime('Air', 13.1, 129),
  readingTime('Water', 19.5, 113),
];

function readingTime(element: Element, labelHour: number, labelRadius: number): ReadingTime {
  const color = elementInk(element);
  return { element, ...READING_HOURS[element], color, labelHour, labelRadius };
}

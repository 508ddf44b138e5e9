import type { Element } from '#domain/zodiac/profiles.ts';
import { READING_HOURS } from '#domain/zodiac/reading-hours.ts';

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
export const READING_TIMES: readonly ReadingTime[] = [
  {
    element: 'Fire',
    ...READING_HOURS.Fire,
    color: 'var(--color-aries)',
    labelHour: 7.5,
    labelRadius: 121,
  },
  {
    element: 'Earth',
    ...READING_HOURS.Earth,
    color: 'var(--color-taurus)',
    labelHour: 9.65,
    labelRadius: 130,
  },
  {
    element: 'Air',
    ...READING_HOURS.Air,
    color: 'var(--color-gemini)',
    labelHour: 13.1,
    labelRadius: 129,
  },
  {
    element: 'Water',
    ...READING_HOURS.Water,
    color: 'var(--color-scorpio)',
    labelHour: 19.5,
    labelRadius: 113,
  },
];

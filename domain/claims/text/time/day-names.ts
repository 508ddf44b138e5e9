import { MONTHS, WEEKDAYS } from '../../../calendar/civil-date.ts';
import type { Word } from '../words.ts';

const SHORT_MONTHS = [
  'jan',
  'feb',
  'mar',
  'apr',
  'may',
  'jun',
  'jul',
  'aug',
  'sep',
  'oct',
  'nov',
  'dec',
];

const SHORT_DAYS: readonly (readonly [number, readonly string[]])[] = [
  [0, ['sun']],
  [1, ['mon']],
  [2, ['tue', 'tues']],
  [3, ['wed']],
  [4, ['thu', 'thur', 'thurs']],
  [5, ['fri']],
  [6, ['sat']],
];

const WEEKDAY_NUMBERS = new Map<string, number>([
  ...WEEKDAYS.map((day, number) => [day.toLowerCase(), number] as const),
  ...SHORT_DAYS.flatMap(([number, names]) =>
    names.flatMap(
      (name) =>
        [
          [name, number],
          [`${name}.`, number],
        ] as const,
    ),
  ),
]);

export function weekdayNumber({ lower }: Word): number | null {
  return WEEKDAY_NUMBERS.get(lower) ?? null;
}

/** "Sun" and the other short forms are weekdays only where a date follows. */
export function isShortDay(lower: string): boolean {
  return !lower.endsWith('day');
}

const MONTH_NUMBERS = new Map<string, number>([
  ...MONTHS.map((month, i) => [month.toLowerCase(), i + 1] as const),
  ...SHORT_MONTHS.flatMap(
    (month, i) =>
      [
        [month, i + 1],
        [`${month}.`, i + 1],
      ] as const,
  ),
  ['sept', 9],
  ['sept.', 9],
]);

/** The number of a month named at this word (1 to 12). */
export function monthNumber({ lower }: Word): number | null {
  return MONTH_NUMBERS.get(lower) ?? null;
}

/** The words that may begin a date. */
export function dateWords(): string[] {
  return [...WEEKDAY_NUMBERS.keys(), ...MONTH_NUMBERS.keys()];
}

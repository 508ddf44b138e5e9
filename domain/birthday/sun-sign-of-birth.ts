import type { Span } from '../calendar/today-somewhere.ts';
import { type Sign, signAfter } from '../zodiac/signs.ts';
import { localSpan } from './local-span.ts';
import {
  FIRST_BIRTH_YEAR,
  INGRESS_MARGIN_MS,
  LAST_BIRTH_YEAR,
  type SunIngress,
  sunThrough,
} from './sun-ingresses.ts';

/** What a reader has entered about a birth. */
export interface Birth {
  /** 1 to 12 */
  month: number;
  day: number;
  year: number | null;
  /** Minutes after midnight. */
  minute: number | null;
  /** The birthplace's time zone, by its IANA name. */
  zone: string | null;
}

/**
 * Why the input is invalid: a day that the month or year doesn't have, a year outside the table, a time that clocks
 * skipped.
 */
export type BirthError =
  | 'no such day'
  | 'no such day that year'
  | 'year out of range'
  | 'skipped time';

/** What input would decide between two signs; `nothing` if the ingress falls within that very minute. */
export type Missing = 'year' | 'time and zone' | 'time' | 'zone' | 'nothing';

export type SunSignOfBirth =
  | { kind: 'fault'; fault: BirthError }
  /** `ingress`: the ingress that fell on this date somewhere on Earth, or null. */
  | { kind: 'sign'; sign: Sign; ingress: SunIngress | null }
  /**
   * Undecided between `signs`, the earlier one first. Without a year, `years` counts those in which each is certain.
   */
  | {
      kind: 'undecided';
      signs: [Sign, Sign];
      missing: Missing;
      ingress: SunIngress | null;
      years: [number, number] | null;
    };

/**
 * The Sun's sign at a birth, as far as the input decides it. Asks only for what can change the answer: the year only if
 * the day is a cusp in some year from 1900 to 2100, time and zone only if the Sun changed sign that day.
 */
export function sunSignOfBirth(birth: Birth): SunSignOfBirth {
  const { month, day, year } = birth;
  if (!isDay(2000, month, day)) return { kind: 'fault', fault: 'no such day' };
  if (year === null) return inAnyYear(month, day);
  if (year < FIRST_BIRTH_YEAR || year > LAST_BIRTH_YEAR || !Number.isInteger(year)) {
    return { kind: 'fault', fault: 'year out of range' };
  }
  if (!isDay(year, month, day)) return { kind: 'fault', fault: 'no such day that year' };
  return inYear({ ...birth, year });
}

function isDay(year: number, month: number, day: number): boolean {
  const date = new Date(Date.UTC(year, month - 1, day));
  return date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
}

function inYear(birth: Birth & { year: number }): SunSignOfBirth {
  const span = localSpan(birth, birth.zone);
  if (!span) return { kind: 'fault', fault: 'skipped time' };
  const { sign, ingress } = sunThrough(withMargin(span));
  if (ingress) {
    const missing = missingOf(birth);
    return {
      kind: 'undecided',
      signs: [signAfter(ingress.to, -1), ingress.to],
      missing,
      ingress,
      years: null,
    };
  }
  const wholeDay = localSpan({ ...birth, minute: null }, null)!;
  return { kind: 'sign', sign, ingress: sunThrough(wholeDay).ingress };
}

/** The table's minutes can't decide a birth within a minute of an ingress. */
function withMargin({ start, end }: Span): Span {
  return { start: start - INGRESS_MARGIN_MS, end: end + INGRESS_MARGIN_MS };
}

function missingOf({ minute, zone }: Birth): Missing {
  if (minute === null) return zone === null ? 'time and zone' : 'time';
  return zone === null ? 'zone' : 'nothing';
}

function inAnyYear(month: number, day: number): SunSignOfBirth {
  const certain = new Map<Sign, number>();
  const possible = new Set<Sign>();
  for (let year = FIRST_BIRTH_YEAR; year <= LAST_BIRTH_YEAR; year++) {
    if (!isDay(year, month, day)) continue;
    const answer = inYear({ month, day, year, minute: null, zone: null });
    if (answer.kind === 'sign') {
      certain.set(answer.sign, (certain.get(answer.sign) ?? 0) + 1);
      possible.add(answer.sign);
    } else if (answer.kind === 'undecided') {
      for (const sign of answer.signs) possible.add(sign);
    }
  }
  const [one, other] = [...possible];
  if (!other) return { kind: 'sign', sign: one!, ingress: null };
  const signs: [Sign, Sign] = signAfter(one!, 1) === other ? [one!, other] : [other, one!];
  const years: [number, number] = [certain.get(signs[0]) ?? 0, certain.get(signs[1]) ?? 0];
  return { kind: 'undecided', signs, missing: 'year', ingress: null, years };
}

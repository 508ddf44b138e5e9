import type { Instant } from '../calendar/civil-date.ts';
import { MINUTE_MS } from '../calendar/durations.ts';
import type { Span } from '../calendar/today-somewhere.ts';
import { SIGNS, type Sign, signAfter } from '../zodiac/signs.ts';
import { INGRESS_TABLE } from './ingress-table.ts';

/** The years that the table covers. */
export const FIRST_BIRTH_YEAR = 1900;
export const LAST_BIRTH_YEAR = 2100;

/** The largest error of a time from the table: rounding plus the ephemeris's own error. */
export const INGRESS_MARGIN_MS = MINUTE_MS;

/** The Sun entering a sign. */
export interface SunIngress {
  to: Sign;
  /** A whole minute. */
  at: Instant;
}

const START = Date.UTC(2000, 0, 1);

/** When the Sun enters `sign` in a year from 1900 to 2100, to the nearest minute. */
export function sunIngress(sign: Sign, year: number): SunIngress {
  const [a, b, c, digits] = INGRESS_TABLE[sign];
  const t = year - 2000;
  const correction = valueOfDigit(digits.charCodeAt(year - FIRST_BIRTH_YEAR)) - 20;
  const minutes = Math.round(a + b * t + c * t * t) + correction;
  return { to: sign, at: START + minutes * MINUTE_MS };
}

/** 0 to 9 for `0` to `9`, 10 to 35 for `A` to `Z`, 36 to 61 for `a` to `z`. */
function valueOfDigit(code: number): number {
  return code < 65 ? code - 48 : code < 97 ? code - 55 : code - 61;
}

/**
 * The sign that the Sun is in when the span begins, and the ingress within it (start inclusive, end exclusive) or
 * null. The span is a few days long at most, and begins within the years of the table.
 */
export function sunThrough({ start, end }: Span): { sign: Sign; ingress: SunIngress | null } {
  const year = new Date(start).getUTCFullYear();
  const inYear = SIGNS.map((sign) => sunIngress(sign, clamp(year))).sort((a, b) => a.at - b.at);
  const next = inYear.find(({ at }) => at >= start);
  // The year ends in the sign that it begins in.
  const sign = signAfter((next ?? inYear[0]!).to, -1);
  return { sign, ingress: next && next.at < end ? next : null };
}

/** The first hours of 1900 are in 1899 UTC east of Greenwich, and the last of 2100 in 2101 west of it. */
function clamp(year: number): number {
  return Math.min(Math.max(year, FIRST_BIRTH_YEAR), LAST_BIRTH_YEAR);
}

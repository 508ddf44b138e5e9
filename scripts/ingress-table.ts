import type { Instant } from '#domain/calendar/civil-date.ts';
import { DAY_MS, MINUTE_MS } from '#domain/calendar/durations.ts';
import { ingressesBetween } from '#domain/sky/ingresses.ts';
import { SIGNS, type Sign } from '#domain/zodiac/signs.ts';

/**
 * The text of `domain/birthday/ingress-table.ts`: when the Sun enters each sign from 1900 to 2100, computed from the
 * ephemeris. A parabola over the years fits these instants to within 19 minutes; the table contains the residuals.
 */
export function ingressTable(): string {
  return `// biome-ignore-all format: written by scripts/ingress-table.ts, one sign to a line
import type { Sign } from '../zodiac/signs.ts';

/**
 * Minutes since the start of 2000, as a parabola in the year minus 2000, and one base-62 digit for each year from 1900:
 * the correction in minutes, plus 20.
 */
type IngressRow = [a: number, b: number, c: number, digits: string];

export const INGRESS_TABLE: Record<Sign, IngressRow> = {
${SIGNS.map((sign) => `  ${sign}: ${JSON.stringify(rowOf(sign))},`).join('\n')}
};
`;
}

const START = Date.UTC(2000, 0, 1);
/** Years from 2000. */
const YEARS = Array.from({ length: 201 }, (_, i) => i - 100);
/** Adding 20 makes every difference a digit of 0 to 9, A to Z or a to z. */
const DIGITS = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';

function rowOf(sign: Sign): [number, number, number, string] {
  const minutes = YEARS.map((year) => Math.round((entryOf(sign, year + 2000) - START) / MINUTE_MS));
  const [a, b, c] = parabola(minutes);
  const digits = YEARS.map((year, i) => {
    const residual = minutes[i]! - Math.round(a + b * year + c * year * year);
    const digit = DIGITS[residual + 20];
    if (!digit) throw new Error(`The Sun enters ${sign} ${residual} minutes off the curve.`);
    return digit;
  });
  return [a, b, c, digits.join('')];
}

/** About the day of the month when the Sun changes sign, from Aries in March to Pisces in February. */
const USUAL_DAYS = [20, 20, 21, 21, 22, 23, 23, 23, 22, 22, 20, 18];

function entryOf(sign: Sign, year: number): Instant {
  const place = SIGNS.indexOf(sign);
  const usual = Date.UTC(year, (place + 2) % 12, USUAL_DAYS[place]!, 12);
  const span = { start: usual - 4 * DAY_MS, end: usual + 4 * DAY_MS };
  const [entry, ...others] = ingressesBetween(span, ['Sun']);
  if (entry?.to !== sign || others.length > 0)
    throw new Error(`The Sun does not enter ${sign} around the usual day in ${year}.`);
  return entry.at;
}

/** Least squares over the years, which are symmetric around 0, so odd powers cancel. */
function parabola(values: readonly number[]): [number, number, number] {
  const sum = (f: (year: number, value: number) => number) =>
    YEARS.reduce((total, year, i) => total + f(year, values[i]!), 0);
  const count = YEARS.length;
  const [s2, s4] = [sum((t) => t ** 2), sum((t) => t ** 4)];
  const [v0, v1, v2] = [sum((_, v) => v), sum((t, v) => t * v), sum((t, v) => t * t * v)];
  const c = (count * v2 - s2 * v0) / (count * s4 - s2 * s2);
  const rounded = (value: number, places: number) => Number(value.toFixed(places));
  return [rounded((v0 - c * s2) / count, 1), rounded(v1 / s2, 3), rounded(c, 6)];
}

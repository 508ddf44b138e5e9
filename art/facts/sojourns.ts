import { type CivilDate, civilDateAt, type Instant } from '#domain/calendar/civil-date.ts';
import type { Span } from '#domain/calendar/today-somewhere.ts';
import { wrap180 } from '#domain/sky/angles.ts';
import type { Body } from '#domain/sky/bodies.ts';
import { ingressesBetween } from '#domain/sky/ingresses.ts';
import { type Sign, signIndex } from '#domain/zodiac/signs.ts';
import { DAY_MS } from './spans.ts';

/** A body's time in one sign: after a first stay it may turn back into the sign before and come again. */
export interface Sojourn {
  sign: Sign;
  stays: { from: Instant; to: Instant }[];
}

/** Longer than any sojourn of Saturn or a faster body, from first entry to last leaving. */
const MARGIN_MS = 5 * 365 * DAY_MS;

/** Every sojourn of a body (Sun to Saturn) of which a part lies in the span, whole, in the order of first entries. */
export function sojournsBetween(body: Body, span: Span): Sojourn[] {
  const around = { start: span.start - MARGIN_MS, end: span.end + MARGIN_MS };
  const ingresses = ingressesBetween(around, [body]);
  // Signs counted on through each round: a sign that is come back to has the same number, the next round's has not.
  const sojourns = new Map<number, Sojourn>();
  let count = 0;
  ingresses.slice(0, -1).forEach(({ from: left, to: sign, at: from }, i) => {
    count += Math.sign(wrap180(30 * (signIndex(sign) - signIndex(left))));
    const sojourn = sojourns.get(count) ?? { sign, stays: [] };
    sojourn.stays.push({ from, to: ingresses[i + 1]!.at });
    sojourns.set(count, sojourn);
  });
  return [...sojourns.values()].filter(
    ({ stays }) => stays[0]!.from < span.end && stays.at(-1)!.to > span.start,
  );
}

/** The dates of each stay, in UTC. */
export function staysOf({ stays }: Sojourn): { from: CivilDate; to: CivilDate }[] {
  return stays.map(({ from, to }) => ({ from: civilDateAt(from), to: civilDateAt(to) }));
}

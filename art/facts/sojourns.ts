import { type CivilDate, civilDateAt, type Instant } from '#domain/calendar/civil-date.ts';
import { DAY_MS } from '#domain/calendar/durations.ts';
import type { Span } from '#domain/calendar/today-somewhere.ts';
import { wrap180 } from '#domain/sky/angles.ts';
import type { Body } from '#domain/sky/bodies.ts';
import { ingressesBetween } from '#domain/sky/ingresses.ts';
import { type Sign, signIndex } from '#domain/zodiac/signs.ts';

/** A body's time in one sign: it may retrograde into the previous sign and return for another stay. */
export interface Sojourn {
  sign: Sign;
  stays: { from: Instant; to: Instant }[];
}

/** Longer than any sojourn of Saturn or a faster body, from first ingress to last exit. */
const MARGIN_MS = 5 * 365 * DAY_MS;

/** Every sojourn of a body (Sun to Saturn) that overlaps the span, returned whole, in order of first ingress. */
export function sojournsBetween(body: Body, span: Span): Sojourn[] {
  const around = { start: span.start - MARGIN_MS, end: span.end + MARGIN_MS };
  const ingresses = ingressesBetween(around, [body]);
  // Signs are numbered continuously across rounds: reentering a sign gives its old number, the next round a new one.
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

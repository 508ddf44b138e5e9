import {
  type CivilDate,
  civilDateAt,
  type Instant,
  utcMidnight,
} from '#domain/calendar/civil-date.ts';
import { ingressesBetween } from '#domain/sky/ingresses.ts';
import type { Sign } from '#domain/zodiac/signs.ts';

/** Saturn's time in one sign: after a first stay it may turn back into the sign before and come again. */
export interface Sojourn {
  sign: Sign;
  stays: { from: Instant; to: Instant }[];
}

/** Saturn comes back to a sign it has left within a year, or else after a round. */
const ROUND_MS = 10 * 365 * 86_400_000;
/** Longer than any sojourn, from first entry to last leaving. */
const MARGIN_MS = 5 * 365 * 86_400_000;

/** Every sojourn of which a part lies from `first` to `last`, whole, in the order of first entries. */
export function sojournsBetween(first: CivilDate, last: CivilDate): Sojourn[] {
  const span = { start: utcMidnight(first), end: utcMidnight(last) };
  const around = { start: span.start - MARGIN_MS, end: span.end + MARGIN_MS };
  const sojourns: Sojourn[] = [];
  const ingresses = ingressesBetween(around, ['Saturn']);
  ingresses.slice(0, -1).forEach(({ to: sign, at: from }, i) => {
    const stay = { from, to: ingresses[i + 1]!.at };
    const known = sojourns.findLast((sojourn) => sojourn.sign === sign);
    if (known && from - known.stays.at(-1)!.to < ROUND_MS) known.stays.push(stay);
    else sojourns.push({ sign, stays: [stay] });
  });
  return sojourns.filter(({ stays }) => stays[0]!.from < span.end && stays.at(-1)!.to > span.start);
}

/** The dates of each stay, in UTC. */
export function staysOf({ stays }: Sojourn): { from: CivilDate; to: CivilDate }[] {
  return stays.map(({ from, to }) => ({ from: civilDateAt(from), to: civilDateAt(to) }));
}

import type { Instant } from '../../calendar/civil-date.ts';
import { type Span, todayWindow } from '../../calendar/today-somewhere.ts';
import type { Body, Planet } from '../../sky/bodies.ts';
import { type Crossing, crossingsBetween } from '../../sky/crossings.ts';
import { leadCurve } from '../../sky/curves.ts';
import type { Ingress, Lunation, Station } from '../../sky/events.ts';
import { ingressesBetween } from '../../sky/ingresses.ts';
import { lunationsBetween } from '../../sky/lunations.ts';
import { FIRST_COMPUTABLE, LAST_COMPUTABLE } from '../../sky/range.ts';
import { stationsBetween } from '../../sky/stations.ts';

/**
 * The events of the sky, remembered in blocks of time: the statements of one text ask for the same weeks again and
 * again, each in several time zones.
 */
const BLOCK_MS = 16 * 86_400_000;
const MOST_BLOCKS = 50_000;
const { start: FIRST } = todayWindow(FIRST_COMPUTABLE);
const { end: LAST } = todayWindow(LAST_COMPUTABLE);

const blocks = new Map<string, readonly { at: Instant }[]>();

/** Every ingress of a body in the span, in order of time. */
export function ingressesOf(body: Body, span: Span): Ingress[] {
  return remembered(`ingress ${body}`, span, (block) => ingressesBetween(block, [body]));
}

/** Every station of a planet in the span, in order of time. */
export function stationsOf(planet: Planet, span: Span): Station[] {
  return remembered(`station ${planet}`, span, (block) => stationsBetween(block, [planet]));
}

/** Every new moon, full moon and quarter in the span, in order of time. */
export function lunationsIn(span: Span): Lunation[] {
  return remembered('lunation', span, lunationsBetween);
}

/** Every instant in the span at which `b` leads `a` by one of the angles in degrees, in order of time. */
export function crossingsOf(a: Body, b: Body, angles: readonly number[], span: Span): Crossing[] {
  return remembered(`${a} ${b} ${angles}`, span, (block) =>
    crossingsBetween(leadCurve(a, b), angles, block),
  );
}

/** What `find` finds in a span, from blocks found before where there are any. Throws what `find` throws. */
function remembered<T extends { at: Instant }>(
  what: string,
  span: Span,
  find: (span: Span) => T[],
): T[] {
  const { start, end } = span;
  if (!(start - BLOCK_MS > FIRST && end + BLOCK_MS < LAST && start <= end)) return find(span);
  const found: T[] = [];
  for (let block = Math.floor(start / BLOCK_MS); block * BLOCK_MS < end; block++) {
    for (const event of blockOf(what, block, find))
      if (event.at >= start && event.at < end) found.push(event);
  }
  return found;
}

function blockOf<T extends { at: Instant }>(
  what: string,
  block: number,
  find: (span: Span) => T[],
): readonly T[] {
  const key = `${what} ${block}`;
  const known = blocks.get(key) as readonly T[] | undefined;
  if (known) return known;
  if (blocks.size >= MOST_BLOCKS) blocks.clear();
  const found = find({ start: block * BLOCK_MS, end: (block + 1) * BLOCK_MS });
  blocks.set(key, found);
  return found;
}

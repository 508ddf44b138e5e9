import type { Instant } from '../../calendar/civil-date.ts';
import { DAY_MS } from '../../calendar/durations.ts';
import { type Span, todayWindow } from '../../calendar/today-somewhere.ts';
import type { Body, Planet } from '../../sky/bodies.ts';
import { type Crossing, crossingsBetween } from '../../sky/crossings.ts';
import { leadCurve } from '../../sky/curves.ts';
import { eclipsesBetween } from '../../sky/eclipses.ts';
import type { Eclipse, Ingress, Lunation, SeasonTurn, Station } from '../../sky/events.ts';
import { ingressesBetween } from '../../sky/ingresses.ts';
import { lunationsBetween } from '../../sky/lunations.ts';
import { FIRST_COMPUTABLE, LAST_COMPUTABLE } from '../../sky/range.ts';
import { seasonTurnsBetween } from '../../sky/seasons.ts';
import { stationsBetween } from '../../sky/stations.ts';

/**
 * The events of the sky, cached in blocks of time: the statements of one text ask for the same weeks again and
 * again, each in several time zones.
 */
const BLOCK_MS = 16 * DAY_MS;
const MAX_BLOCKS = 50_000;
const { start: FIRST } = todayWindow(FIRST_COMPUTABLE);
const { end: LAST } = todayWindow(LAST_COMPUTABLE);

type Events = readonly { at: Instant }[];

const known = new Map<string, Map<number, Events>>();
let size = 0;

/** Every ingress of a body in the span, in order of time. */
export function ingressesOf(body: Body, span: Span): Ingress[] {
  return cached(`ingress ${body}`, span, (block) => ingressesBetween(block, [body]));
}

/** Every station of a planet in the span, in order of time. */
export function stationsOf(planet: Planet, span: Span): Station[] {
  return cached(`station ${planet}`, span, (block) => stationsBetween(block, [planet]));
}

/** Every new moon, full moon and quarter in the span, in order of time. */
export function lunationsIn(span: Span): Lunation[] {
  return cached('lunation', span, lunationsBetween);
}

/** Every eclipse in the span, in order of time. */
export function eclipsesIn(span: Span): Eclipse[] {
  return cached('eclipse', span, eclipsesBetween);
}

/** Every equinox and solstice in the span, in order of time. */
export function seasonTurnsIn(span: Span): SeasonTurn[] {
  return cached('season', span, seasonTurnsBetween);
}

/** Every instant in the span at which `b` leads `a` by one of the angles in degrees, in order of time. */
export function crossingsOf(a: Body, b: Body, angles: readonly number[], span: Span): Crossing[] {
  return cached(`${a} ${b} ${angles}`, span, (block) =>
    crossingsBetween(leadCurve(a, b), angles, block),
  );
}

/** What `find` finds in a span, from cached blocks where possible. Throws what `find` throws. */
function cached<T extends { at: Instant }>(
  what: string,
  span: Span,
  find: (span: Span) => T[],
): T[] {
  const { start, end } = span;
  if (!(start - BLOCK_MS > FIRST && end + BLOCK_MS < LAST && start <= end)) return find(span);
  if (size >= MAX_BLOCKS) {
    known.clear();
    size = 0;
  }
  const blocks = known.get(what) ?? new Map<number, Events>();
  known.set(what, blocks);
  const found: T[] = [];
  for (let block = Math.floor(start / BLOCK_MS); block * BLOCK_MS < end; block++) {
    for (const event of blockOf(blocks, block, find))
      if (event.at >= start && event.at < end) found.push(event);
  }
  return found;
}

function blockOf<T extends { at: Instant }>(
  blocks: Map<number, Events>,
  block: number,
  find: (span: Span) => T[],
): readonly T[] {
  const before = blocks.get(block) as readonly T[] | undefined;
  if (before) return before;
  const found = find({ start: block * BLOCK_MS, end: (block + 1) * BLOCK_MS });
  blocks.set(block, found);
  size++;
  return found;
}

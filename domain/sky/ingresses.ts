import type { Span } from '../calendar/today-somewhere.ts';
import { SIGNS, signAfter } from '../zodiac/signs.ts';
import { BODIES, type Body } from './bodies.ts';
import { crossingsBetween } from './crossings.ts';
import { longitudeCurve } from './curves.ts';
import type { Ingress } from './events.ts';
import { assertSpan } from './range.ts';

const CUSPS = SIGNS.map((_, number) => number * 30);

/** Every ingress in the span (start inclusive, end exclusive), in order of time. */
export function ingressesBetween(span: Span, bodies: readonly Body[] = BODIES): Ingress[] {
  assertSpan(span);
  return bodies.flatMap((body) => ingressesOf(body, span)).sort((a, b) => a.at - b.at);
}

function ingressesOf(body: Body, span: Span): Ingress[] {
  return crossingsBetween(longitudeCurve(body), CUSPS, span).map(({ at, level, upward }) => {
    const above = SIGNS[level / 30]!;
    const below = signAfter(above, -1);
    const [from, to] = upward ? [below, above] : [above, below];
    return { kind: 'ingress', body, from, to, at, retrograde: !upward };
  });
}

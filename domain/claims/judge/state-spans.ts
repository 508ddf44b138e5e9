import type { Instant } from '../../calendar/civil-date.ts';
import type { Span } from '../../calendar/today-somewhere.ts';
import type { StateSpan } from './states.ts';

/**
 * Splits a span at the instants where something may change, tests each part at its midpoint and
 * merges equal neighbors.
 */
export function stateSpansBetween(
  span: Span,
  changes: readonly Instant[],
  holdsAt: (at: Instant) => boolean,
): StateSpan[] {
  const edges = [span.start, ...changes.filter((at) => at > span.start && at < span.end), span.end];
  const spans: StateSpan[] = [];
  for (let i = 0; i + 1 < edges.length; i++) {
    const [from, to] = [edges[i]!, edges[i + 1]!];
    if (to <= from && edges.length > 2) continue;
    const holds = holdsAt((from + to) / 2);
    const last = spans.at(-1);
    if (last && last.holds === holds) last.to = to;
    else spans.push({ from, to, holds });
  }
  return spans;
}

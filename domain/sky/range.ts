import type { Instant } from '../calendar/civil-date.ts';
import type { Span } from '../calendar/today-somewhere.ts';

const FIRST_YEAR = 1800;
const LAST_YEAR = 2200;
const START = Date.UTC(FIRST_YEAR, 0, 1);
const END = Date.UTC(LAST_YEAR + 1, 0, 1);

/** Throws a RangeError unless the sky can be computed at `at`: a real instant of the years 1800 to 2200. */
export function assertComputable(at: Instant): void {
  if (at >= START && at < END) return;
  const given = Number.isNaN(at) ? 'not an instant' : at < START ? 'before them' : 'after them';
  throw new RangeError(
    `The sky is computed for the years ${FIRST_YEAR} to ${LAST_YEAR}; the instant asked for is ${given}`,
  );
}

/** The same for a span, which must not end before it starts. */
export function assertSpan({ start, end }: Span): void {
  assertComputable(start);
  assertComputable(end);
  if (end < start) throw new RangeError('The span asked for ends before it starts');
}

import { civilDateAt, type Instant, MONTHS, partsOf } from '#domain/calendar/civil-date.ts';

/** `September 2026`, in UTC. */
export function monthInWords(at: Instant): string {
  const { year, month } = partsOf(civilDateAt(at));
  return `${MONTHS[month - 1]} ${year}`;
}

/** `Sep 2026`, in UTC. */
export function monthInShort(at: Instant): string {
  const { year, month } = partsOf(civilDateAt(at));
  return `${MONTHS[month - 1]!.slice(0, 3)} ${year}`;
}

/** `Sep 21, 2026`, in UTC. */
export function dayInShort(at: Instant): string {
  const { year, month, day } = partsOf(civilDateAt(at));
  return `${MONTHS[month - 1]!.slice(0, 3)} ${day}, ${year}`;
}

import type { ReadingCheck } from '#domain/reading/gates/judgment.ts';

/** Each finding once, in its longest wording, without what is true by definition: which house a sign is. */
export function notableChecks(checks: readonly ReadingCheck[]): ReadingCheck[] {
  const byReason = new Map<string, ReadingCheck>();
  for (const check of checks) {
    if (check.kind === 'house-sign') continue;
    const known = byReason.get(check.reason);
    if (!known || known.text.length < check.text.length) byReason.set(check.reason, check);
  }
  return [...byReason.values()];
}

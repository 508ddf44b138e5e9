import type { Instant } from '#domain/calendar/civil-date.ts';

/**
 * The wait that a `Retry-After` header requests (RFC 9110, 10.2.3), in milliseconds; null if it is missing or malformed.
 */
export function retryAfterMs(header: string | null, now: Instant): number | null {
  const text = header?.trim() ?? '';
  if (/^\d{1,9}$/.test(text)) return Number(text) * 1000;
  const at = /GMT$/.test(text) ? Date.parse(text) : Number.NaN;
  return Number.isNaN(at) ? null : Math.max(0, at - now);
}

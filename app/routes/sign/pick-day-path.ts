import { signPath } from '#domain/zodiac/sign-paths.ts';
import type { Sign } from '#domain/zodiac/signs.ts';

/** Where the form that picks a day leads: `/aries-daily-horoscope/day?date=2026-11-21`. */
export function dayPath(sign: Sign): string {
  return `${signPath(sign)}/day`;
}

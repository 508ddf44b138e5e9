import type { CivilDate } from '../calendar/civil-date.ts';
import { parseSign, type Sign } from './signs.ts';

/** `aries` to `/aries-daily-horoscope` */
export function signPath(sign: Sign): string {
  return `/${sign}-daily-horoscope`;
}

/** `/aries-daily-horoscope/2026-11-21` */
export function datedPath(sign: Sign, date: CivilDate): string {
  return `${signPath(sign)}/${date}`;
}

/** The sign whose page has this path, or null: `/aries-daily-horoscope` to `aries`. Paths are lowercase. */
export function signOfPath(path: string): Sign | null {
  const name = /^\/([a-z]+)-daily-horoscope$/.exec(path)?.[1];
  return name === undefined ? null : parseSign(name);
}

/**
 * The sign of a dated page's path, or null: `/aries-daily-horoscope/2026-11-21` to `aries`. The
 * date is not checked.
 */
export function signOfDatedPath(path: string): Sign | null {
  return signOfPath(path.slice(0, path.lastIndexOf('/')));
}

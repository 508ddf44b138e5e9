import type { CivilDate } from '../calendar/civil-date.ts';
import { pairOf, type SignPair } from './sign-pairs.ts';
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

/** The page with every sign's dates, and the birthday finder. */
export const SIGNS_PATH = '/signs';

/** The page about a sign: `/signs/leo`. */
export function lorePath(sign: Sign): string {
  return `${SIGNS_PATH}/${sign}`;
}

/** The page of two signs: `/signs/aries-and-leo`. */
export function pairPath({ a, b }: SignPair): string {
  return `${SIGNS_PATH}/${a}-and-${b}`;
}

/** The pair that `leo-and-aries` names, in either order, or null. */
export function parsePair(text: string): SignPair | null {
  const [one, other, ...rest] = text.split('-and-').map(parseSign);
  return one && other && rest.length === 0 ? pairOf(one, other) : null;
}

import { parseSign, type Sign } from './signs.ts';

/** `aries` to `/aries-daily-horoscope` */
export function signPath(sign: Sign): string {
  return `/${sign}-daily-horoscope`;
}

/** The sign whose page `path` is, or null: `/aries-daily-horoscope` to `aries`. Paths are lowercase. */
export function signOfPath(path: string): Sign | null {
  const name = /^\/([a-z]+)-daily-horoscope$/.exec(path)?.[1];
  return name === undefined ? null : parseSign(name);
}

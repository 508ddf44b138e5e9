import { type Quality, signProfile } from '#domain/zodiac/profiles.ts';
import { SIGNS, type Sign, signAfter, signName } from '#domain/zodiac/signs.ts';

const QUALITIES: readonly Quality[] = ['Cardinal', 'Fixed', 'Mutable'];

/** How many steps of the zodiac make an aspect. */
const SEXTILE = 2;
const SQUARE = 3;
const TRINE = 4;
const OPPOSITION = 6;

/** The sign whose lines to all the others are drawn. */
export const DRAWN_SIGN: Sign = 'aries';

/** Who matches whom, and the box of each sign by element and quality, as the article prints them. */
export function facts() {
  return {
    matches: Object.fromEntries(SIGNS.map((sign) => [sign, matchesOf(sign)])),
    grid: QUALITIES.map((quality) => ({ quality, ...signsByElement(quality) })),
    drawn: { sign: signName(DRAWN_SIGN), ...linesOf(DRAWN_SIGN) },
  };
}

/** The site's four best matches of a sign, best first, and its two squares. */
function matchesOf(sign: Sign) {
  return {
    best: inWords(signProfile(sign).compatibility),
    challenging: inWords(bothWays(sign, SQUARE)),
  };
}

/** The signs at the ends of the lines that start from a sign. */
function linesOf(sign: Sign) {
  return {
    trines: inWords(bothWays(sign, TRINE)),
    sextiles: inWords(bothWays(sign, SEXTILE)),
    squares: inWords(bothWays(sign, SQUARE)),
    opposite: signName(signAfter(sign, OPPOSITION)),
  };
}

/** The two signs that are so many steps away, the one nearer the start of the zodiac first. */
function bothWays(sign: Sign, steps: number): Sign[] {
  const ends = [signAfter(sign, steps), signAfter(sign, -steps)];
  return SIGNS.filter((other) => ends.includes(other));
}

/** The four signs of a quality under the names of their elements. */
function signsByElement(quality: Quality): Record<string, string> {
  const signs = SIGNS.filter((sign) => signProfile(sign).quality === quality);
  return Object.fromEntries(signs.map((sign) => [signProfile(sign).element, signName(sign)]));
}

/** `Cancer and Capricorn`, `Leo, Sagittarius, Gemini and Aquarius` */
function inWords(signs: readonly Sign[]): string {
  const names = signs.map(signName);
  return `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`;
}

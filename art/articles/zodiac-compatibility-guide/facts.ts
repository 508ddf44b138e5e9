import { type Quality, signProfile } from '#domain/zodiac/profiles.ts';
import { SIGNS, type Sign, signAfter, signName } from '#domain/zodiac/signs.ts';
import { listed } from '../../facts/words.ts';

const QUALITIES: readonly Quality[] = ['Cardinal', 'Fixed', 'Mutable'];

/** Signs per aspect. */
const SEXTILE = 2;
const SQUARE = 3;
const TRINE = 4;
const OPPOSITION = 6;

/** The sign whose lines to all the others are drawn. */
export const DRAWN_SIGN: Sign = 'aries';

/** Who matches whom, and each sign's cell by element and quality, as printed in the article. */
export function facts() {
  return {
    matches: Object.fromEntries(SIGNS.map((sign) => [sign, matchesOf(sign)])),
    grid: QUALITIES.map((quality) => ({ quality, ...signsByElement(quality) })),
    drawn: { sign: signName(DRAWN_SIGN), ...linesOf(DRAWN_SIGN) },
  };
}

/** The site's four best matches for a sign, best first, and its two squares. */
function matchesOf(sign: Sign) {
  return {
    best: listed(signProfile(sign).compatibility.map(signName)),
    challenging: listed(bothWays(sign, SQUARE).map(signName)),
  };
}

/** The signs at the ends of a sign's lines. */
function linesOf(sign: Sign) {
  return {
    trines: listed(bothWays(sign, TRINE).map(signName)),
    sextiles: listed(bothWays(sign, SEXTILE).map(signName)),
    squares: listed(bothWays(sign, SQUARE).map(signName)),
    opposite: signName(signAfter(sign, OPPOSITION)),
  };
}

/** The two signs this many steps away, in zodiac order. */
function bothWays(sign: Sign, steps: number): Sign[] {
  const ends = [signAfter(sign, steps), signAfter(sign, -steps)];
  return SIGNS.filter((other) => ends.includes(other));
}

/** The four signs of a quality by element. */
function signsByElement(quality: Quality): Record<string, string> {
  const signs = SIGNS.filter((sign) => signProfile(sign).quality === quality);
  return Object.fromEntries(signs.map((sign) => [signProfile(sign).element, signName(sign)]));
}

import { type CivilDate, civilDateAt, type Instant } from '../calendar/civil-date.ts';
import { DAY_MS } from '../calendar/durations.ts';
import { constellationOf } from '../zodiac/constellations.ts';
import { SIGNS, type Sign, signAfter } from '../zodiac/signs.ts';
import { constellationAt } from './engine.ts';
import { ingressesBetween } from './ingresses.ts';

/** The Sun's stay in one sign, and among the stars of the constellation that the sign is named after. */
export interface SunStay {
  sign: Sign;
  enters: Instant;
  leaves: Instant;
  /** The first and last dates on which the Sun is within the constellation's boundaries at noon UTC. */
  stars: { first: CivilDate; last: CivilDate };
}

/** The twelve stays that begin in `year`, in order of the signs. Throws a RangeError outside the years 1800 to 2199. */
export function sunYear(year: number): SunStay[] {
  const span = { start: Date.UTC(year, 0, 1), end: Date.UTC(year + 1, 1, 1) };
  const ingresses = ingressesBetween(span, ['Sun']);
  return SIGNS.map((sign) => {
    const entry = ingresses.findIndex(({ to }) => to === sign);
    const enters = ingresses[entry]!.at;
    const leaves = ingresses.slice(entry).find(({ to }) => to === signAfter(sign, 1))!.at;
    return { sign, enters, leaves, stars: daysAmongStars(sign, enters) };
  });
}

/** Precession has shifted each constellation into the next sign, so the Sun gets there some weeks later. */
function daysAmongStars(sign: Sign, enters: Instant): SunStay['stars'] {
  const name = constellationOf(sign);
  const days: CivilDate[] = [];
  const noon = Math.floor(enters / DAY_MS) * DAY_MS + DAY_MS / 2;
  for (let at = noon; at < noon + 100 * DAY_MS; at += DAY_MS) {
    if (constellationAt('Sun', at) === name) days.push(civilDateAt(at));
    else if (days.length > 0) break;
  }
  return { first: days[0]!, last: days.at(-1)! };
}

import { type Instant, MONTHS } from '#domain/calendar/civil-date.ts';
import { DAY_MS } from '#domain/calendar/durations.ts';
import { wrap360 } from '#domain/sky/angles.ts';
import { eclipsesBetween } from '#domain/sky/eclipses.ts';
import { lunationsBetween } from '#domain/sky/lunations.ts';
import {
  distanceAt,
  illuminationAt,
  longitudeAt,
  positionAt,
  trueNodeAt,
} from '#domain/sky/position.ts';
import { seasonTurnsBetween } from '#domain/sky/seasons.ts';
import { SIGNS, type Sign, signName } from '#domain/zodiac/signs.ts';
import { signOfHouse } from '#domain/zodiac/solar-houses.ts';
import { dayIn, timeIn } from '../../facts/local-time.ts';
import { years } from '../../facts/spans.ts';
import { clockTime, monthAndDay, placeInWords, shortDay } from '../../facts/words.ts';

const YEAR = years(2025);

/** The usual almanac names by month; the Harvest Moon depends on the equinox and replaces its month's name. */
const NAMES_BY_MONTH = [
  'Wolf',
  'Snow',
  'Worm',
  'Pink',
  'Flower',
  'Strawberry',
  'Buck',
  'Sturgeon',
  'Corn',
  "Hunter's",
  'Beaver',
  'Cold',
];

const MILES_PER_AU = 92_955_807.3;
const RADIANS = Math.PI / 180;
/** Mean obliquity of the ecliptic in degrees in 2025, IAU 2006. */
const OBLIQUITY = 23.436;

export const FULL_MOONS = lunationsBetween(YEAR).filter(({ phase }) => phase === 'full moon');
const INSTANTS = FULL_MOONS.map(({ at }) => at);
const EQUINOX = seasonTurnsBetween(YEAR).find(({ event }) => event === 'September equinox')!.at;
const HARVEST = lowest(INSTANTS, daysFromEquinox);
const LUNAR_ECLIPSES = eclipsesBetween(YEAR).filter(({ of }) => of === 'Moon');

/** Every astronomical value and date in the article, as printed there. */
export function facts() {
  return {
    moons: FULL_MOONS.map(({ at, moonSign }) => ({
      name: nameOf(at),
      date: monthAndDay(at),
      shortDate: shortDay(at),
      time: clockTime(at),
      place: placeInWords(longitudeAt('Moon', at)),
      sign: signName(moonSign),
    })),
    signs: SIGNS.map((sign) => ({
      sign: signName(sign),
      slug: sign,
      own: dayOfFullMoonIn(sign),
      opposite: dayOfFullMoonIn(signOfHouse(sign, 7)),
    })),
    eveningBefore: INSTANTS.filter((at) => dayIn('America/New_York', at) !== monthAndDay(at)).map(
      (at) => ({
        month: monthOf(at),
        eastern: momentIn('America/New_York', at),
      }),
    ),
    darkPercentOneDayOff: darkPercentOneDayOff(),
    harvest: harvestFigures(),
    eclipses: LUNAR_ECLIPSES.map(({ at }) => ({
      date: monthAndDay(at),
      time: clockTime(at),
      eastern: momentIn('America/New_York', at),
      pacific: momentIn('America/Los_Angeles', at),
    })),
    node: nodeFigures(),
    distance: distanceFigures(),
    lowestInNorth: monthOf(lowest(INSTANTS, declinationAt)),
    highestInNorth: monthOf(lowest(INSTANTS, (at) => -declinationAt(at))),
  };
}

/** `Oct 7`; not every year has a full Moon in every sign, but 2025 does. */
function dayOfFullMoonIn(sign: Sign): string {
  return shortDay(FULL_MOONS.find(({ moonSign }) => moonSign === sign)!.at);
}

function nameOf(at: Instant): string {
  return at === HARVEST ? 'Harvest' : NAMES_BY_MONTH[new Date(at).getUTCMonth()]!;
}

function monthOf(at: Instant): string {
  return MONTHS[new Date(at).getUTCMonth()]!;
}

/** The largest percentage of the disc that is dark a day before or after a full Moon of the year. */
function darkPercentOneDayOff(): number {
  const dayOff = INSTANTS.flatMap((at) => [at - DAY_MS, at + DAY_MS]);
  return Math.ceil(100 * (1 - Math.min(...dayOff.map(illuminationAt))));
}

/** How far the two candidates for Harvest Moon are from the equinox. */
function harvestFigures() {
  return {
    daysBefore: daysFromEquinox(INSTANTS.findLast((at) => at < EQUINOX)!).toFixed(1),
    daysAfter: daysFromEquinox(INSTANTS.find((at) => at >= EQUINOX)!).toFixed(1),
  };
}

function daysFromEquinox(at: Instant): number {
  return Math.abs(at - EQUINOX) / DAY_MS;
}

/** How near the Moon's nodes the eclipsed full Moons are, and the others, in whole degrees. */
function nodeFigures() {
  const eclipsed = INSTANTS.filter(isEclipsed).map(degreesFromNode);
  const others = INSTANTS.filter((at) => !isEclipsed(at)).map(degreesFromNode);
  return {
    eclipsedWithin: Math.ceil(Math.max(...eclipsed)),
    othersAtLeast: Math.floor(Math.min(...others)),
  };
}

/** Whether the full Moon of an instant passes through the umbra. */
export function isEclipsed(at: Instant): boolean {
  return LUNAR_ECLIPSES.some((eclipse) => Math.abs(eclipse.at - at) < DAY_MS);
}

/** The Moon's distance from its nearer node in degrees of longitude. */
function degreesFromNode(at: Instant): number {
  const fromANode = wrap360(longitudeAt('Moon', at) - trueNodeAt(at)) % 180;
  return Math.min(fromANode, 180 - fromANode);
}

/** The year's nearest and farthest full Moons, in miles, and how much wider the nearest looks. */
function distanceFigures() {
  const nearest = lowest(INSTANTS, milesAt);
  const farthest = lowest(INSTANTS, (at) => -milesAt(at));
  const ratio = milesAt(farthest) / milesAt(nearest);
  return {
    nearest: distanceOf(nearest),
    farthest: distanceOf(farthest),
    widerPercent: Math.round(100 * (ratio - 1)),
  };
}

function distanceOf(at: Instant) {
  return { date: monthAndDay(at), miles: rounded(milesAt(at), 100) };
}

function milesAt(at: Instant): number {
  return distanceAt('Moon', at) * MILES_PER_AU;
}

/** The Moon's declination in degrees. */
function declinationAt(at: Instant): number {
  const { longitude, latitude } = positionAt('Moon', at);
  const [l, b, e] = [longitude * RADIANS, latitude * RADIANS, OBLIQUITY * RADIANS];
  const sine = Math.sin(b) * Math.cos(e) + Math.cos(b) * Math.sin(e) * Math.sin(l);
  return Math.asin(sine) / RADIANS;
}

/** The instant at which `measure` is smallest. */
function lowest(instants: readonly Instant[], measure: (at: Instant) => number): Instant {
  return instants.reduce((best, at) => (measure(at) < measure(best) ? at : best));
}

/** `221,800` */
function rounded(value: number, step: number): string {
  return (Math.round(value / step) * step).toLocaleString('en-US');
}

/** `8:22 PM on April 12` */
function momentIn(zone: Parameters<typeof timeIn>[0], at: Instant): string {
  return `${timeIn(zone, at)} on ${dayIn(zone, at)}`;
}

import { type CivilDate, type Instant, utcNoon } from '#domain/calendar/civil-date.ts';
import { DAY_MS } from '#domain/calendar/durations.ts';
import { isoMinute } from '#domain/calendar/utc-time.ts';
import { recentlyUsed } from '#domain/recently-used.ts';
import { isSlow, type Planet } from '#domain/sky/bodies.ts';
import { eclipsesBetween } from '#domain/sky/eclipses.ts';
import { isMinutePrintable } from '#domain/sky/event-times.ts';
import type { Eclipse, LunationPhase } from '#domain/sky/events.ts';
import { ingressesBetween } from '#domain/sky/ingresses.ts';
import { lunationsBetween } from '#domain/sky/lunations.ts';
import { retrogradePeriodsBetween } from '#domain/sky/retrogrades.ts';
import { skyOfDate } from '#domain/sky/sky-of-date.ts';
import type { Sign } from '#domain/zodiac/signs.ts';
import { type MoonSummary, moonSummary } from './drawn-sky.ts';

/** The subject of an article: a planet, the Moon's phases, or only the full Moon. */
export type SkyTopic = 'Mercury' | 'Venus' | 'Saturn' | 'Moon phases' | 'full Moon';

/** An instant in ISO 8601 to the minute; if not `timed`, only its day is known. */
interface Moment {
  at: string;
  timed: boolean;
}

export interface PlanetNow {
  planet: Planet;
  date: CivilDate;
  sign: Sign;
  /** When it next changes its sign, and into which; null if that is more than three years away. */
  leaves: (Moment & { to: Sign }) | null;
  /** The retrograde period that contains noon UTC, or else the next one. */
  retrograde: { isNow: boolean; from: Moment; until: Moment } | null;
}

export interface MoonNow extends MoonSummary {
  planet: null;
  date: CivilDate;
  sign: Sign;
  /** The next phases, or the next full Moons, each with its eclipse, if any. */
  next: (Moment & { phase: LunationPhase; sign: Sign; eclipse: Eclipse['type'] | null })[];
}

export type SkyNow = PlanetNow | MoonNow;

const THREE_YEARS_MS = 3 * 365 * DAY_MS;
/** Four phases, or four full Moons, take less time than this. */
const FOUR_PHASES_MS = 32 * DAY_MS;
const FOUR_MONTHS_MS = 120 * DAY_MS;
const SHOWN = 4;
/** All of them. */
const TOPICS = 5;
/** For each topic: more than there are live dates. */
const DATES_KEPT = 5;

/**
 * What the subject of an article is doing in the sky at noon UTC on a date, and what it does next. Throws a RangeError
 * outside the years 1801 to 2196.
 */
export function skyNow(topic: SkyTopic, date: CivilDate): SkyNow {
  return skyOfTopic(topic)(date);
}

const skyOfTopic = recentlyUsed(TOPICS, (topic: SkyTopic) =>
  recentlyUsed(
    DATES_KEPT,
    (date: CivilDate): SkyNow =>
      topic === 'Moon phases' || topic === 'full Moon'
        ? moonNow(topic, date)
        : planetNow(topic, date),
  ),
);

function planetNow(planet: Planet, date: CivilDate): PlanetNow {
  const noon = utcNoon(date);
  const ahead = { start: noon, end: noon + THREE_YEARS_MS };
  const ingress = ingressesBetween(ahead, [planet])[0];
  const retrograde = retrogradePeriodsBetween(planet, ahead)[0];
  const moment = (at: Instant): Moment => ({ at: isoMinute(at), timed: !isSlow(planet) });
  return {
    planet,
    date,
    sign: skyOfDate(date).bodies[planet].sign,
    leaves: ingress
      ? { at: isoMinute(ingress.at), timed: isMinutePrintable(ingress), to: ingress.to }
      : null,
    retrograde: retrograde
      ? {
          isNow: retrograde.start <= noon,
          from: moment(retrograde.start),
          until: moment(retrograde.end),
        }
      : null,
  };
}

function moonNow(topic: 'Moon phases' | 'full Moon', date: CivilDate): MoonNow {
  const sky = skyOfDate(date);
  const start = utcNoon(date);
  const end = start + (topic === 'full Moon' ? FOUR_MONTHS_MS : FOUR_PHASES_MS);
  const span = { start, end };
  // An eclipse is greatest a little before or after its phase is exact.
  const eclipses = eclipsesBetween({ start: start - DAY_MS, end: end + DAY_MS });
  const phases = lunationsBetween(span).filter(
    ({ phase }) => topic === 'Moon phases' || phase === 'full moon',
  );
  return {
    planet: null,
    date,
    ...moonSummary(sky),
    sign: sky.bodies.Moon.sign,
    next: phases.slice(0, SHOWN).map(({ phase, at, moonSign }) => ({
      phase,
      at: isoMinute(at),
      timed: true,
      sign: moonSign,
      eclipse: eclipses.find((eclipse) => Math.abs(eclipse.at - at) < DAY_MS)?.type ?? null,
    })),
  };
}

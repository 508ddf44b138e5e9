import type { Instant } from '../calendar/civil-date.ts';
import { DAY_MINUTES, DAY_MS, MINUTE_MS } from '../calendar/durations.ts';
import { type Body, isSlow, type Planet } from './bodies.ts';
import { leadCurve } from './curves.ts';
import type { ExactAspect, SkyEvent } from './events.ts';

/**
 * Largest expected error of a computed time, in minutes: the largest found against the Swiss
 * Ephemeris (DE431) over all events of 2024 to 2030, rounded up. A body near a station hardly
 * moves, so a small error in position is a large one in time.
 */
export const TIME_TOLERANCE = {
  ingress: {
    Sun: 1,
    Moon: 1,
    Mercury: 5,
    Venus: 15,
    Mars: 5,
    Jupiter: 6,
    Saturn: 60,
    Uranus: 20,
    Neptune: 240,
    Pluto: 35,
  } satisfies Record<Body, number>,
  station: {
    Mercury: 8,
    Venus: 8,
    Mars: 8,
    Jupiter: 6,
    Saturn: 15,
    Uranus: 20,
    Neptune: 40,
    Pluto: 45,
  } satisfies Record<Planet, number>,
  lunation: 0.25,
  season: 0.75,
  eclipse: 0.25,
  /** Two minutes, plus the time the pair takes to move 20 arcseconds relative to each other. */
  aspect: { minutes: 2, arcseconds: 20 },
} as const;

/** The largest error with which a time is still printed to the minute: that of a Venus ingress. */
const PRINTABLE_MINUTES = 15;

/** The tolerance of an event's time in minutes; infinite for an aspect of a pair with no relative motion. */
export function toleranceMinutes(event: SkyEvent): number {
  if (event.kind === 'ingress') return TIME_TOLERANCE.ingress[event.body];
  if (event.kind === 'station') return TIME_TOLERANCE.station[event.body];
  if (event.kind === 'aspect') {
    const { minutes, arcseconds } = TIME_TOLERANCE.aspect;
    return minutes + arcseconds * minutesPerArcsecond(event);
  }
  return TIME_TOLERANCE[event.kind];
}

/**
 * Whether a text may print the event's time to the minute. Never for events of Jupiter and beyond,
 * except their aspects with the Moon, whose speed keeps the error under three minutes. For an
 * aspect of two other bodies, only if their relative motion is fast enough.
 */
export function isMinutePrintable(event: SkyEvent): boolean {
  return !isOfSlowBody(event) && toleranceMinutes(event) <= PRINTABLE_MINUTES;
}

/** Whether the UTC date of the event is certain: no midnight falls within its tolerance. */
export function isDateCertain(event: SkyEvent): boolean {
  const tolerance = toleranceMinutes(event) * MINUTE_MS;
  return dayOf(event.at - tolerance) === dayOf(event.at + tolerance);
}

function isOfSlowBody(event: SkyEvent): boolean {
  if (event.kind === 'aspect') return event.a !== 'Moon' && isSlow(event.b);
  return 'body' in event && isSlow(event.body);
}

/** Minutes by which one arcsecond of relative motion shifts the time of the aspect. */
function minutesPerArcsecond({ a, b, at }: ExactAspect): number {
  const degreesPerDay = Math.abs(leadCurve(a, b).rateAt(at));
  return DAY_MINUTES / 3600 / degreesPerDay;
}

function dayOf(at: Instant): number {
  return Math.floor(at / DAY_MS);
}

import { expect, it } from 'vitest';
import {
  REFERENCE_ASPECTS,
  REFERENCE_ECLIPSES,
  REFERENCE_INGRESSES,
  REFERENCE_MINUTES_PER_ARCSECOND,
  REFERENCE_MOON_PHASES,
  REFERENCE_SEASONS,
  REFERENCE_STATIONS,
} from '#tests/fixtures/sky/reference.ts';
import { civilDateAt } from '../calendar/civil-date.ts';
import { addMonths, type CivilMonth, civilMonth, monthOf } from '../calendar/civil-month.ts';
import { TIME_TOLERANCE, toleranceMinutes } from '../sky/event-times.ts';
import type { SkyEvent } from '../sky/events.ts';
import { phaseAngleAt } from '../sky/position.ts';
import { eventId } from './event-id.ts';
import { eventTitle } from './event-title.ts';
import { monthOfSky } from './month-of-sky.ts';
import { yearOfRetrogrades } from './year-of-retrogrades.ts';

const MINUTE_MS = 60_000;
const ROUNDING_MINUTES = 0.5;
const MONTHS = Array.from({ length: 24 }, (_, i) => addMonths(civilMonth('2025-01'), i));

/** Every reference event with the tolerance in minutes; the reference has the Moon's ingresses for 2026 only. */
const REFERENCE: readonly { event: SkyEvent; tolerance: number }[] = [
  ...[
    ...REFERENCE_INGRESSES,
    ...REFERENCE_STATIONS,
    ...REFERENCE_MOON_PHASES.map((phase) => ({ ...phase, sunSign: 'aries' as const })),
    ...REFERENCE_SEASONS,
    ...REFERENCE_ECLIPSES,
  ].map((event) => ({ event, tolerance: toleranceMinutes(event) })),
  ...REFERENCE_ASPECTS.map((event, i) => ({
    event,
    tolerance:
      TIME_TOLERANCE.aspect.minutes +
      TIME_TOLERANCE.aspect.arcseconds * REFERENCE_MINUTES_PER_ARCSECOND[i]!,
  })),
];

it.each(MONTHS)('%s has every event of the reference and no other', (month) => {
  const { events } = monthOfSky(month);
  const reference = REFERENCE.filter(({ event }) => monthAt(event.at) === month);
  for (const { event, tolerance } of reference) {
    const own = events.filter(
      (one) => eventTitle(one) === eventTitle(event) && isNear(one.at, event.at, tolerance),
    );
    expect(own.map(eventTitle), new Date(event.at).toISOString()).toEqual([eventTitle(event)]);
  }
  const counted = events.filter(
    ({ at, ...event }) =>
      monthAt(at) === month &&
      (month >= '2026-01' || event.kind !== 'ingress' || event.body !== 'Moon'),
  );
  expect(counted).toHaveLength(reference.length);
});

it('holds the events of the month in every zone, in order of time', () => {
  const { events } = monthOfSky(civilMonth('2026-11'));
  const times = events.map(({ at }) => at);
  expect(times).toEqual(times.toSorted((a, b) => a - b));
  // In UTC it belongs to the next month; in Pago Pago it is still November.
  const last = events.at(-1)!;
  expect(eventTitle(last)).toBe('Last quarter in Virgo');
  expect([monthAt(last.at), civilDateAt(last.at, -660)]).toEqual(['2026-12', '2026-11-30']);
});

it('has the Moon of each day, and the signs it goes through', () => {
  const { days } = monthOfSky(civilMonth('2026-11'));
  expect(days).toHaveLength(30);
  const full = days.find(({ date }) => date === '2026-11-24')!;
  expect(full.phaseAngle).toBe(phaseAngleAt(Date.parse('2026-11-24T12:00Z')));
  expect(full.illumination).toBeGreaterThan(0.99);
  expect(full.stays.map(({ sign }) => sign)).toEqual(['taurus', 'gemini']);
  expect(full.stays[0]!.until).toBe(full.stays[1]!.from);
  // One day, one sign: the stay extends beyond both ends of the window.
  const only = days.find(({ stays }) => stays.length === 1)!;
  expect(only.stays).toEqual([{ sign: only.stays[0]!.sign, from: null, until: null }]);
});

it('returns retrogrades whole, those of a month and those of its year', () => {
  const month = monthOfSky(civilMonth('2026-11')).retrogrades;
  expect(month.map(({ body }) => body)).toEqual([
    'Mercury',
    'Venus',
    'Saturn',
    'Uranus',
    'Neptune',
  ]);
  const year = yearOfRetrogrades(2026);
  expect(year).toEqual(expect.arrayContaining(month));
  const stations = year
    .flatMap(({ body, start, end }) => [
      { body, turns: 'retrograde', at: start },
      { body, turns: 'direct', at: end },
    ])
    .filter(({ at }) => new Date(at).getUTCFullYear() === 2026);
  const reference = REFERENCE_STATIONS.filter(({ at }) => new Date(at).getUTCFullYear() === 2026);
  expect(stations).toHaveLength(reference.length);
  for (const station of reference) {
    const own = stations.find(
      ({ body, turns, at }) =>
        body === station.body &&
        turns === station.turns &&
        isNear(at, station.at, toleranceMinutes(station)),
    );
    expect(own, `${station.body} turns ${station.turns}`).toBeDefined();
  }
});

it('names each event of two years differently', () => {
  const ids = MONTHS.flatMap((month) =>
    monthOfSky(month)
      .events.filter(({ at }) => monthAt(at) === month)
      .map(eventId),
  );
  expect(new Set(ids).size).toBe(ids.length);
  expect(ids).toContain('2026-10-24-mercury-turns-retrograde');
  expect(ids).toContain('2026-08-12-eclipse-of-the-sun');
});

function monthAt(at: number): CivilMonth {
  return monthOf(civilDateAt(at));
}

function isNear(at: number, other: number, minutes: number): boolean {
  return Math.abs(at - other) / MINUTE_MS < minutes + ROUNDING_MINUTES;
}

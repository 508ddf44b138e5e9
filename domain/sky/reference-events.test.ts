import { describe, expect, test } from 'vitest';
import {
  MOON_INGRESS_YEAR,
  REFERENCE_ASPECTS,
  REFERENCE_ECLIPSES,
  REFERENCE_INGRESSES,
  REFERENCE_MINUTES_PER_ARCSECOND,
  REFERENCE_MOON_PHASES,
  REFERENCE_NEAR_MISSES,
  REFERENCE_SEASONS,
  REFERENCE_STATIONS,
  REFERENCE_YEARS,
} from '#tests/fixtures/sky/reference.ts';
import { DAY_MS, MINUTE_MS } from '../calendar/durations.ts';
import { wrap180 } from './angles.ts';
import { exactAspectsBetween } from './aspects.ts';
import { eclipsesBetween } from './eclipses.ts';
import { TIME_TOLERANCE, toleranceMinutes } from './event-times.ts';
import type { ExactAspect, SkyEvent } from './events.ts';
import { ingressesBetween } from './ingresses.ts';
import { lunationsBetween } from './lunations.ts';
import { seasonTurnsBetween } from './seasons.ts';
import { stationsBetween } from './stations.ts';

/** The reference times are rounded to the minute. */
const ROUNDING_MINUTES = 0.5;

/**
 * Matches each reference event with ours: equal counts, equal in all but time, each time within
 * tolerance. Identical events (Moon into Aries) are paired in order of time.
 */
function expectSameEvents<T extends { at: number }>(
  computed: readonly T[],
  reference: readonly T[],
  describeEvent: (event: T) => string,
  tolerance: (event: T, index: number) => number,
) {
  const ours = grouped(computed, describeEvent);
  const theirs = grouped(reference, describeEvent);
  expect(counts(ours)).toEqual(counts(theirs));
  for (const [description, events] of theirs) {
    for (const [i, event] of events.entries()) {
      const off = Math.abs(ours.get(description)![i]!.at - event.at) / MINUTE_MS;
      const allowed = tolerance(event, reference.indexOf(event)) + ROUNDING_MINUTES;
      expect(off, `${description} ${new Date(event.at).toISOString()}`).toBeLessThan(allowed);
    }
  }
}

function grouped<T>(events: readonly T[], describeEvent: (event: T) => string): Map<string, T[]> {
  const groups = new Map<string, T[]>();
  for (const event of events) {
    const description = describeEvent(event);
    groups.set(description, [...(groups.get(description) ?? []), event]);
  }
  return groups;
}

function counts<T>(groups: Map<string, T[]>): Record<string, number> {
  return Object.fromEntries([...groups].map(([name, { length }]) => [name, length]).sort());
}

describe('every event of 2025 and 2026 and no others', () => {
  test.each([
    { bodies: ['Sun', 'Mercury', 'Venus', 'Mars'] as const, span: REFERENCE_YEARS, count: 93 },
    {
      bodies: ['Jupiter', 'Saturn', 'Uranus', 'Neptune', 'Pluto'] as const,
      span: REFERENCE_YEARS,
      count: 11,
    },
    { bodies: ['Moon'] as const, span: MOON_INGRESS_YEAR, count: 160 },
  ])('ingresses of $bodies', ({ bodies, span, count }) => {
    const reference = REFERENCE_INGRESSES.filter(({ body }) =>
      (bodies as readonly string[]).includes(body),
    );
    expect(reference).toHaveLength(count);
    expectSameEvents(
      ingressesBetween(span, bodies),
      reference,
      ({ body, from, to, retrograde }) => `${body} ${from} to ${to} ${retrograde ? 'back' : ''}`,
      toleranceMinutes,
    );
  });

  test('stations, with the longitude of each', () => {
    const computed = stationsBetween(REFERENCE_YEARS);
    expectSameEvents(
      computed,
      REFERENCE_STATIONS,
      ({ body, turns, sign }) => `${body} turns ${turns} in ${sign}`,
      toleranceMinutes,
    );
    for (const { body, at, longitude } of REFERENCE_STATIONS) {
      const own = computed.find(
        (event) => event.body === body && Math.abs(event.at - at) < DAY_MS,
      )!;
      const off = Math.abs(wrap180(own.longitude - longitude)) * 60;
      expect(off, `${body} ${longitude}`).toBeLessThan(0.3);
    }
  });

  test('new moons, quarters and full moons, with the Moon’s sign', () => {
    expectSameEvents(
      lunationsBetween(REFERENCE_YEARS),
      REFERENCE_MOON_PHASES.map((phase) => ({ ...phase, sunSign: 'aries' as const })),
      ({ phase, moonSign }) => `${phase} in ${moonSign}`,
      toleranceMinutes,
    );
  });

  test('aspects of every pair without the Moon, with both signs', () => {
    expect(REFERENCE_ASPECTS).toHaveLength(379);
    const { minutes, arcseconds } = TIME_TOLERANCE.aspect;
    expectSameEvents(
      exactAspectsBetween(REFERENCE_YEARS).filter(withoutMoon),
      REFERENCE_ASPECTS,
      ({ a, b, aspect, signA, signB }) => `${a} in ${signA} ${aspect} ${b} in ${signB}`,
      (_, index) => minutes + arcseconds * REFERENCE_MINUTES_PER_ARCSECOND[index]!,
    );
  });

  test('eclipses with type and sign', () => {
    expect(REFERENCE_ECLIPSES).toHaveLength(8);
    expectSameEvents(
      eclipsesBetween(REFERENCE_YEARS),
      REFERENCE_ECLIPSES,
      ({ of, type, sign }) => `${type} eclipse of the ${of} in ${sign}`,
      toleranceMinutes,
    );
  });

  test('equinoxes and solstices', () => {
    expectSameEvents(
      seasonTurnsBetween(REFERENCE_YEARS),
      REFERENCE_SEASONS,
      ({ event }) => event,
      toleranceMinutes,
    );
  });
});

test.each(REFERENCE_NEAR_MISSES.map((miss) => ({ ...miss, date: utcDate(miss.at) })))(
  '$a and $b near a $aspect on $date is not called exact',
  ({ a, b, aspect, at }) => {
    const around = { start: at - 7 * DAY_MS, end: at + 7 * DAY_MS };
    const same = (event: ExactAspect) => event.a === a && event.b === b && event.aspect === aspect;
    expect(exactAspectsBetween(around).filter(same)).toEqual([]);
  },
);

test('our own estimate of an aspect’s tolerance covers the error against the reference', () => {
  for (const [i, aspect] of REFERENCE_ASPECTS.entries()) {
    const expected = 2 + 20 * REFERENCE_MINUTES_PER_ARCSECOND[i]!;
    expect(toleranceMinutes(aspect) / expected, `${aspect.a} ${aspect.b}`).toBeCloseTo(1, 1);
  }
});

describe('spans', () => {
  const finders: { name: string; find: (span: { start: number; end: number }) => SkyEvent[] }[] = [
    { name: 'ingresses', find: ingressesBetween },
    { name: 'stations', find: stationsBetween },
    { name: 'lunations', find: lunationsBetween },
    { name: 'aspects', find: exactAspectsBetween },
    { name: 'eclipses', find: eclipsesBetween },
    { name: 'seasons', find: seasonTurnsBetween },
  ];

  test.each(finders)('$name of a long span are those of its parts', ({ find }) => {
    const span = { start: Date.UTC(2031, 4, 5, 6, 7), end: Date.UTC(2033, 4, 5) };
    const whole = find(span);
    const parts: SkyEvent[] = [];
    for (let start = span.start; start < span.end; start += 17.3 * DAY_MS) {
      parts.push(...find({ start, end: Math.min(start + 17.3 * DAY_MS, span.end) }));
    }
    expect(whole.length).toBeGreaterThan(0);
    expect(parts).toEqual(whole);
    expect(whole.map(({ at }) => at)).toEqual(whole.map(({ at }) => at).sort((a, b) => a - b));
  });

  test.each(finders)(
    '$name: an event belongs to the span it starts, not the one it ends',
    ({ find }) => {
      const { at } = find(REFERENCE_YEARS)[0]!;
      expect(find({ start: at, end: at + 1 }).map((event) => event.at)).toContain(at);
      expect(find({ start: at - 1000, end: at }).map((event) => event.at)).not.toContain(at);
    },
  );

  test.each(finders)('$name: a span outside 1800 to 2200, or reversed, is rejected', ({ find }) => {
    expect(() => find({ start: Date.UTC(1700, 0, 1), end: Date.UTC(2026, 0, 1) })).toThrow(
      RangeError,
    );
    expect(() => find({ start: Date.UTC(2026, 0, 1), end: Number.NaN })).toThrow(RangeError);
    expect(() => find({ start: 1, end: 0 })).toThrow('ends before it starts');
  });
});

function withoutMoon({ a, b }: ExactAspect): boolean {
  return a !== 'Moon' && b !== 'Moon';
}

function utcDate(at: number): string {
  return new Date(at).toISOString().slice(0, 10);
}

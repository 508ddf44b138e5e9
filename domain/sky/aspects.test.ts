import { describe, expect, test } from 'vitest';
import { DAY_MS, MINUTE_MS } from '../calendar/durations.ts';
import { wrap180 } from './angles.ts';
import { aspectState, aspectsAt, exactAspectsBetween, nearestExactness } from './aspects.ts';
import type { Body } from './bodies.ts';
import { ASPECT_ANGLES, type AspectName } from './events.ts';
import { orbOf } from './orbs.ts';
import { longitudeAt } from './position.ts';

const NOON = Date.UTC(2026, 10, 21, 12);

function separation(a: Body, b: Body, at: number): number {
  return Math.abs(wrap180(longitudeAt(b, at) - longitudeAt(a, at)));
}

describe('aspects at an instant', () => {
  const states = aspectsAt(NOON);

  test('include those within orb and no others', () => {
    expect(states.map(({ a, b, aspect }) => `${a} ${aspect} ${b}`).sort()).toEqual([
      'Mars conjunction Jupiter',
      'Mars square Uranus',
      'Neptune sextile Pluto',
      'Sun opposition Uranus',
      'Sun sextile Pluto',
      'Sun square Jupiter',
      'Sun square Mars',
      'Sun trine Neptune',
      'Uranus trine Pluto',
      'Venus sextile Jupiter',
    ]);
  });

  test('give the distance from exactness and whether it is shrinking', () => {
    for (const { a, b, aspect, orb, applying } of states) {
      const distance = (at: number) => Math.abs(separation(a, b, at) - ASPECT_ANGLES[aspect]);
      expect(orb, `${a} ${b}`).toBeCloseTo(distance(NOON), 5);
      expect(applying, `${a} ${b}`).toBe(distance(NOON + MINUTE_MS) < distance(NOON - MINUTE_MS));
    }
  });
});

describe('the orb', () => {
  test.each<{ a: Body; b: Body; aspect: AspectName; orb: number }>([
    { a: 'Sun', b: 'Moon', aspect: 'conjunction', orb: 6 },
    { a: 'Moon', b: 'Pluto', aspect: 'sextile', orb: 4 },
    { a: 'Sun', b: 'Saturn', aspect: 'square', orb: 8 },
    { a: 'Sun', b: 'Mercury', aspect: 'sextile', orb: 5 },
    { a: 'Venus', b: 'Mars', aspect: 'trine', orb: 6 },
    { a: 'Mars', b: 'Neptune', aspect: 'sextile', orb: 4 },
    { a: 'Jupiter', b: 'Saturn', aspect: 'opposition', orb: 3 },
    { a: 'Uranus', b: 'Pluto', aspect: 'sextile', orb: 2 },
  ])('of $a $aspect $b is $orb degrees', ({ a, b, aspect, orb }) => {
    expect(orbOf(a, b, aspect)).toBe(orb);
  });
});

describe('the exact time an aspect is applying to or separating from', () => {
  test('of an applying aspect is in the future', () => {
    // Venus sextile Jupiter is exact on 28 November 2026.
    const at = nearestExactness(aspectState('Venus', 'Jupiter', 'sextile', NOON), NOON)!;
    expect(new Date(at).toISOString().slice(0, 10)).toBe('2026-11-28');
    expect(separation('Venus', 'Jupiter', at)).toBeCloseTo(60, 5);
  });

  test('of a separating aspect is in the past', () => {
    const at = nearestExactness(aspectState('Mars', 'Jupiter', 'conjunction', NOON), NOON)!;
    expect(new Date(at).toISOString().slice(0, 10)).toBe('2026-11-16');
  });

  test('is null before and after a near miss', () => {
    // Mercury comes within 0.18 degrees of a trine with Mars on 12 April 2025 and turns back.
    const miss = Date.parse('2025-04-12T01:16Z');
    for (const days of [-3, 3]) {
      const state = aspectState('Mercury', 'Mars', 'trine', miss + days * DAY_MS);
      expect(state.orb).toBeLessThan(2);
      expect(state.applying).toBe(days < 0);
      expect(nearestExactness(state, miss + days * DAY_MS)).toBeNull();
    }
  });

  test('is null if it is more than 60 days away', () => {
    const at = Date.parse('2025-11-29T00:00Z');
    const state = aspectState('Neptune', 'Pluto', 'sextile', at);
    expect(state.orb).toBeLessThan(3);
    expect(nearestExactness(state, at)).toBeNull();
  });

  test('at the exact instant is that instant', () => {
    const [exact] = exactAspectsBetween({ start: NOON, end: NOON + DAY_MS });
    const { a, b, aspect, at } = exact!;
    expect(nearestExactness(aspectState(a, b, aspect, at), at)).toBe(at);
  });
});

test('every exact aspect is at its angle, for all pairs, including the Moon’s', () => {
  const month = { start: Date.UTC(2044, 10, 1), end: Date.UTC(2044, 11, 1) };
  const found = exactAspectsBetween(month);
  expect(found.length).toBeGreaterThan(80);
  for (const { a, b, aspect, at } of found) {
    expect(separation(a, b, at), `${a} ${aspect} ${b}`).toBeCloseTo(ASPECT_ANGLES[aspect], 5);
  }
});

// The commonly published dates of the great conjunctions in ecliptic longitude.
test.each([
  { year: 1980, dates: ['1980-12-31'] },
  { year: 1981, dates: ['1981-03-04', '1981-07-24'] },
  { year: 2000, dates: ['2000-05-28'] },
  { year: 2020, dates: ['2020-12-21'] },
  { year: 2040, dates: ['2040-10-31'] },
  { year: 2060, dates: ['2060-04-07'] },
  { year: 2080, dates: ['2080-03-15'] },
])('Jupiter conjoins Saturn in $year on $dates', ({ year, dates }) => {
  const span = { start: Date.UTC(year, 0, 1), end: Date.UTC(year + 1, 0, 1) };
  const met = exactAspectsBetween(span).filter(
    ({ a, b, aspect }) => a === 'Jupiter' && b === 'Saturn' && aspect === 'conjunction',
  );
  expect(met.map(({ at }) => new Date(at).toISOString().slice(0, 10))).toEqual(dates);
});

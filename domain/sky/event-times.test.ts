import { describe, expect, test } from 'vitest';
import { HOUR_MS } from '../calendar/durations.ts';
import { exactAspectsBetween } from './aspects.ts';
import { isDateCertain, isMinuteCertain, toleranceMinutes } from './event-times.ts';
import type { SkyEvent } from './events.ts';

const NOON = Date.UTC(2026, 10, 21, 12);

const INGRESS = {
  kind: 'ingress',
  from: 'aries',
  to: 'taurus',
  at: NOON,
  retrograde: false,
} as const;
const STATION = {
  kind: 'station',
  turns: 'direct',
  at: NOON,
  longitude: 40,
  sign: 'taurus',
} as const;
const ASPECT = {
  kind: 'aspect',
  at: NOON,
  aspect: 'square',
  signA: 'aries',
  signB: 'leo',
} as const;
const FULL_MOON = {
  kind: 'lunation',
  phase: 'full moon',
  at: NOON,
  moonSign: 'aries',
  sunSign: 'libra',
} as const;

describe('to the minute', () => {
  test.each<{ name: string; event: SkyEvent; safe: boolean }>([
    { name: 'the Moon entering a sign', event: { ...INGRESS, body: 'Moon' }, safe: true },
    { name: 'Venus entering a sign', event: { ...INGRESS, body: 'Venus' }, safe: true },
    { name: 'Jupiter entering a sign', event: { ...INGRESS, body: 'Jupiter' }, safe: false },
    { name: 'Neptune entering a sign', event: { ...INGRESS, body: 'Neptune' }, safe: false },
    { name: 'Mercury’s station', event: { ...STATION, body: 'Mercury' }, safe: true },
    { name: 'Jupiter’s station', event: { ...STATION, body: 'Jupiter' }, safe: false },
    { name: 'a full moon', event: FULL_MOON, safe: true },
    { name: 'an equinox', event: { kind: 'season', event: 'March equinox', at: NOON }, safe: true },
    {
      name: 'an eclipse',
      event: { kind: 'eclipse', of: 'Moon', type: 'total', at: NOON, sign: 'leo' },
      safe: true,
    },
    { name: 'Moon and Mercury', event: { ...ASPECT, a: 'Moon', b: 'Mercury' }, safe: true },
    {
      name: 'Moon and Pluto, for the Moon’s speed',
      event: { ...ASPECT, a: 'Moon', b: 'Pluto' },
      safe: true,
    },
    {
      name: 'Sun and Mercury when they pass each other at two degrees a day',
      event: { ...ASPECT, a: 'Sun', b: 'Mercury', at: Date.UTC(2026, 10, 4, 12) },
      safe: true,
    },
    { name: 'Mars and Jupiter', event: { ...ASPECT, a: 'Mars', b: 'Jupiter' }, safe: false },
    { name: 'Sun and Saturn', event: { ...ASPECT, a: 'Sun', b: 'Saturn' }, safe: false },
  ])('$name: $safe', ({ event, safe }) => {
    expect(isMinuteCertain(event)).toBe(safe);
  });

  test('Sun and Venus close in too slowly', () => {
    // In January 2026 they separated by a quarter of a degree a day.
    const event: SkyEvent = { ...ASPECT, a: 'Sun', b: 'Venus', at: Date.UTC(2026, 0, 6, 12) };
    expect(toleranceMinutes(event)).toBeGreaterThan(15);
    expect(isMinuteCertain(event)).toBe(false);
  });

  test('an aspect with the Moon is never off by three minutes', () => {
    const quarter = { start: Date.UTC(2026, 0, 1), end: Date.UTC(2026, 3, 1) };
    const found = exactAspectsBetween(quarter).filter(({ a, b }) => a === 'Moon' || b === 'Moon');
    expect(found.length).toBeGreaterThan(200);
    for (const event of found) expect(toleranceMinutes(event)).toBeLessThan(3);
  });
});

describe('to the day', () => {
  const MIDNIGHT = Date.UTC(2026, 10, 22);
  test.each<{ name: string; event: SkyEvent; safe: boolean }>([
    { name: 'Neptune at noon', event: { ...INGRESS, body: 'Neptune' }, safe: true },
    {
      name: 'Neptune three hours before midnight',
      event: { ...INGRESS, body: 'Neptune', at: MIDNIGHT - 3 * HOUR_MS },
      safe: false,
    },
    {
      name: 'Neptune three hours after midnight',
      event: { ...INGRESS, body: 'Neptune', at: MIDNIGHT + 3 * HOUR_MS },
      safe: false,
    },
    {
      name: 'the Moon three hours before midnight',
      event: { ...INGRESS, body: 'Moon', at: MIDNIGHT - 3 * HOUR_MS },
      safe: true,
    },
    {
      name: 'the Moon half a minute before midnight',
      event: { ...INGRESS, body: 'Moon', at: MIDNIGHT - 30_000 },
      safe: false,
    },
    {
      name: 'a full moon half a minute before midnight',
      event: { ...FULL_MOON, at: MIDNIGHT - 30_000 },
      safe: true,
    },
  ])('$name: $safe', ({ event, safe }) => {
    expect(isDateCertain(event)).toBe(safe);
  });

  // The aspects of 2024 to 2030 whose UTC date differs from the reference.
  test.each([
    { name: 'Venus conjunction Saturn', date: '2025-04-25' },
    { name: 'Neptune sextile Pluto', date: '2026-07-25' },
    { name: 'Sun sextile Jupiter', date: '2028-12-13' },
  ])('$name of $date: not certain', ({ name, date }) => {
    const middle = Date.parse(`${date}T12:00Z`);
    const found = exactAspectsBetween({ start: middle - 24 * HOUR_MS, end: middle + 24 * HOUR_MS });
    const event = found.find(({ a, b, aspect }) => `${a} ${aspect} ${b}` === name);
    expect(event).toBeDefined();
    expect(isDateCertain(event!)).toBe(false);
  });
});

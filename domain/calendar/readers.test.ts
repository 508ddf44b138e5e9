import { describe, expect, it } from 'vitest';
import { civilDate, type Instant } from './civil-date.ts';
import { isOnDate, type ReaderPlace, shareOfWakingHours, shareOnDate } from './readers.ts';

const DATE = civilDate('2026-11-21');
const at = (iso: string): Instant => Date.parse(iso);

describe('an instant falls on the date', () => {
  it.each<[ReaderPlace, string, boolean]>([
    ['Los Angeles', '2026-11-21T07:59Z', false],
    ['Los Angeles', '2026-11-21T08:00Z', true],
    ['Los Angeles', '2026-11-22T07:59Z', true],
    ['Delhi', '2026-11-20T18:30Z', true],
    ['Auckland', '2026-11-21T11:59Z', true],
    ['Auckland', '2026-11-21T12:00Z', false],
  ])('in %s at %s: %s', (place, iso, expected) => {
    expect(isOnDate(at(iso), DATE, place)).toBe(expected);
  });

  it('for everyone between 8:00 and 12:00 UTC, and for fewer the further from there', () => {
    expect(shareOnDate(at('2026-11-21T08:00Z'), DATE)).toBe(1);
    expect(shareOnDate(at('2026-11-21T11:59Z'), DATE)).toBe(1);
    expect(shareOnDate(at('2026-11-21T02:00Z'), DATE)).toBeCloseTo(5 / 7);
    expect(shareOnDate(at('2026-11-21T20:00Z'), DATE)).toBeCloseTo(4 / 7);
    expect(shareOnDate(at('2026-11-22T09:00Z'), DATE)).toBe(0);
  });
});

describe('the fraction of a place’s waking hours', () => {
  it.each<[ReaderPlace, string, string, number]>([
    ['London', '2026-11-21T07:00Z', '2026-11-21T23:00Z', 1],
    ['London', '2026-11-21T15:00Z', '2026-11-22T15:00Z', 0.5],
    ['Tokyo', '2026-11-20T22:00Z', '2026-11-21T06:00Z', 0.5],
    ['Los Angeles', '2026-11-21T00:00Z', '2026-11-21T15:00Z', 0],
  ])('of %s, from %s to %s, is %f', (place, start, end, share) => {
    expect(shareOfWakingHours({ start: at(start), end: at(end) }, DATE, place)).toBe(share);
  });
});

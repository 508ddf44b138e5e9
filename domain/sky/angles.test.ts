import { describe, expect, test } from 'vitest';
import { wrap180, wrap360 } from './angles.ts';

describe('wrap360', () => {
  test.each([
    { name: 'leaves an angle of the circle alone', degrees: 271.5, wrapped: 271.5 },
    { name: 'calls a full turn zero', degrees: 360, wrapped: 0 },
    { name: 'takes off whole turns', degrees: 725, wrapped: 5 },
    { name: 'brings a negative angle up', degrees: -10, wrapped: 350 },
    { name: 'stays below 360 just under zero', degrees: -1e-15, wrapped: 0 },
  ])('$name', ({ degrees, wrapped }) => {
    expect(wrap360(degrees)).toBe(wrapped);
  });
});

describe('wrap180', () => {
  test.each([
    { name: 'goes forward over Aries', degrees: 1 - 359, wrapped: 2 },
    { name: 'goes backward over Aries', degrees: 359 - 1, wrapped: -2 },
    { name: 'calls half a turn positive', degrees: -180, wrapped: 180 },
  ])('$name', ({ degrees, wrapped }) => {
    expect(wrap180(degrees)).toBe(wrapped);
  });
});

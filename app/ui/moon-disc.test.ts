import { describe, expect, it } from 'vitest';
import { shadowHatching, shadowPath } from './moon-disc.ts';

describe('shadowPath', () => {
  it.each([
    {
      phase: 0,
      name: 'new moon: the whole disc',
      path: 'M0 -50A50 50 0 0 0 0 50A50 50 0 0 0 0 -50z',
    },
    {
      phase: 60,
      name: 'waxing crescent: past the middle',
      path: 'M0 -50A50 50 0 0 0 0 50A25 50 0 0 0 0 -50z',
    },
    {
      phase: 90,
      name: 'first quarter: the left half',
      path: 'M0 -50A50 50 0 0 0 0 50A0 50 0 0 1 0 -50z',
    },
    {
      phase: 120,
      name: 'waxing gibbous: short of the middle',
      path: 'M0 -50A50 50 0 0 0 0 50A25 50 0 0 1 0 -50z',
    },
    { phase: 180, name: 'full moon: nothing', path: '' },
    {
      phase: 240,
      name: 'waning gibbous: short of the middle',
      path: 'M0 -50A50 50 0 0 1 0 50A25 50 0 0 0 0 -50z',
    },
    {
      phase: 270,
      name: 'last quarter: the right half',
      path: 'M0 -50A50 50 0 0 1 0 50A0 50 0 0 0 0 -50z',
    },
    {
      phase: 300,
      name: 'waning crescent: past the middle',
      path: 'M0 -50A50 50 0 0 1 0 50A25 50 0 0 1 0 -50z',
    },
  ])('$name', ({ phase, path }) => {
    expect(shadowPath(phase, 50)).toBe(path);
  });
});

describe('shadowHatching', () => {
  it('runs from the left limb to the middle at first quarter', () => {
    expect(shadowHatching(90, 10, 10)).toBe('M-10 0H0');
  });

  it('runs from the right limb to the middle at last quarter', () => {
    expect(shadowHatching(270, 10, 10)).toBe('M10 0H0');
  });

  it('crosses the whole disc at new moon', () => {
    expect(shadowHatching(0, 10, 10)).toBe('M-10 0H10');
  });

  it('leaves the full moon clean', () => {
    expect(shadowHatching(180, 10, 1)).toBe('');
  });
});

import { describe, expect, it } from 'vitest';
import { arc, chord, sector, wheelPoint } from './wheel-geometry.ts';

describe('wheelPoint', () => {
  it.each([
    { name: 'the start is at the left', longitude: 0, start: 0, point: [-100, 0] },
    { name: 'a quarter on is at the bottom', longitude: 90, start: 0, point: [0, 100] },
    { name: 'half way round is at the right', longitude: 180, start: 0, point: [100, 0] },
    { name: 'three quarters on is at the top', longitude: 270, start: 0, point: [0, -100] },
    { name: 'another start turns the wheel', longitude: 240, start: 240, point: [-100, 0] },
    { name: 'places are rounded to hundredths', longitude: 30, start: 0, point: [-86.6, 50] },
  ])('$name', ({ longitude, start, point }) => {
    expect(wheelPoint(longitude, start, 100)).toEqual(point);
  });
});

describe('sector', () => {
  it('runs from one cusp to the next between the two rings', () => {
    expect(sector(60, 60, 80, 100)).toBe(
      'M-100 0A100 100 0 0 0 -86.6 50L-69.3 40A80 80 0 0 1 -80 0z',
    );
  });
});

describe('arc', () => {
  it('runs counterclockwise along the rim', () => {
    expect(arc(240, 270, 240, 100)).toBe('M-100 0A100 100 0 0 0 -86.6 50');
  });
});

describe('chord', () => {
  it('joins two points', () => {
    expect(chord([-10, 0], [0, 12.5])).toBe('M-10 0L0 12.5');
  });
});

import { describe, expect, it } from 'vitest';
import { skyMap } from './sky-map.ts';

describe('skyMap', () => {
  it('puts its center at the center of the plate', () => {
    const [x, y] = skyMap({ center: [83, -5], degree: 20 }).place([83, -5])!;
    expect(x).toBeCloseTo(800, 9);
    expect(y).toBeCloseTo(450, 9);
  });

  it('rotates clockwise', () => {
    const [x, y] = skyMap({ center: [0, 0], degree: 20, turn: 90 }).place([0, 1])!;
    expect(x).toBeCloseTo(820, 2);
    expect(y).toBeCloseTo(450, 9);
  });

  it('gives null for points far off the plate', () => {
    expect(skyMap({ center: [0, 0], degree: 20 }).place([180, 1])).toBeNull();
  });

  it('converts plate coordinates back to the sky', () => {
    const map = skyMap({ center: [350, -23], degree: 24, middle: [700, 300], turn: -31 });
    const [ra, dec] = map.skyAt(map.place([8.25, -14.5])!);
    expect(ra).toBeCloseTo(8.25, 9);
    expect(dec).toBeCloseTo(-14.5, 9);
  });
});

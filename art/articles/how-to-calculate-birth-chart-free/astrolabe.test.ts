import { describe, expect, it } from 'vitest';
import { equatorialOf } from '../../atlas/sky-projection.ts';
import { horizontalOf } from '../../plate/horizon-map.ts';
import { BIRTH, MIDDLE, onFace, PLATE } from './astrolabe-plate.ts';
import { chart } from './nora.ts';
import { RING } from './rete.ts';

const { ascendant, midheaven } = chart();
const placeOf = (longitude: number) => equatorialOf([longitude, 0]);

describe('the angles of the chart', () => {
  it('are on the eastern horizon and in the south', () => {
    const rising = horizontalOf(BIRTH, placeOf(ascendant));
    expect(rising.altitude).toBeCloseTo(0, 0);
    expect(rising.azimuth).toBeLessThan(180);
    expect(horizontalOf(BIRTH, placeOf(midheaven)).azimuth).toBeCloseTo(180, 0);
  });
});

describe('onFace', () => {
  it('puts south straight above the pole and east on the left', () => {
    const [x, y] = onFace(placeOf(midheaven));
    expect(x).toBeCloseTo(MIDDLE[0], 0);
    expect(y).toBeLessThan(MIDDLE[1]);
    expect(onFace(placeOf(ascendant))[0]).toBeLessThan(MIDDLE[0]);
  });

  it.each([0, 45, 130, 270, 333])('puts %d degrees of the ecliptic on the ring', (longitude) => {
    const [x, y] = onFace(placeOf(longitude));
    const [middleX, middleY] = RING.middle;
    expect(Math.hypot(x - middleX, y - middleY)).toBeCloseTo(RING.outer, 1);
  });

  it('puts the first point of Capricorn on the edge of the plate', () => {
    const [x, y] = onFace(placeOf(270));
    expect(Math.hypot(x - MIDDLE[0], y - MIDDLE[1])).toBeCloseTo(PLATE, 1);
  });
});

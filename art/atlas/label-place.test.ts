import { describe, expect, it } from 'vitest';
import { labelPlace } from './label-place.ts';

const SHEET = { left: 0, right: 100, top: 0, bottom: 100 };

describe('labelPlace', () => {
  it('puts the label of an isolated star on its right', () => {
    expect(labelPlace('Spica', [50, 50], [], SHEET)).toEqual([54, 48.2, 'Spica', 'start']);
  });

  it('moves left if a line runs on the right', () => {
    expect(labelPlace('Spica', [50, 50], [[58, 47]], SHEET)).toEqual([46, 48.2, 'Spica', 'end']);
  });

  it('moves away from two lines that meet at the star', () => {
    const wedge = [51, 52, 53, 54, 55, 56].flatMap((x): [number, number][] => [
      [x, 50 - (x - 50) * 0.6],
      [x, 50 + (x - 50) * 0.6],
    ]);
    const left = wedge.map(([x, y]): [number, number] => [100 - x, y]);
    const above = [
      [48, 45],
      [52, 45],
      [48, 56],
      [52, 56],
    ] as const;
    expect(labelPlace('Spica', [50, 50], [...wedge, ...left, ...above], SHEET)).toEqual([
      56,
      51.9,
      'Spica',
      'start',
    ]);
  });

  it('stays on the sheet', () => {
    expect(labelPlace('Spica', [98, 50], [], SHEET)).toEqual([94, 48.2, 'Spica', 'end']);
  });
});

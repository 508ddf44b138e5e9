import { describe, expect, it } from 'vitest';
import { labelPlace } from './label-place.ts';

const SHEET = { left: 0, right: 100, top: 0, bottom: 100 };

describe('labelPlace', () => {
  it('writes to the right of a star that stands alone', () => {
    expect(labelPlace('Spica', [50, 50], [], SHEET)).toEqual([54, 48.2, 'Spica', 'start']);
  });

  it('turns to the left where a line runs on the right', () => {
    expect(labelPlace('Spica', [50, 50], [[58, 47]], SHEET)).toEqual([46, 48.2, 'Spica', 'end']);
  });

  it('stays on the sheet', () => {
    expect(labelPlace('Spica', [98, 50], [], SHEET)).toEqual([94, 48.2, 'Spica', 'end']);
  });
});

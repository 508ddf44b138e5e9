import { describe, expect, it } from 'vitest';
import { keepClear, type LabelSheet, labelAround } from './label-room.ts';

function emptySheet(): LabelSheet {
  return { sheet: { left: 0, right: 100, top: 0, bottom: 100 }, fontSize: 10, ink: [] };
}

describe('labelAround', () => {
  it('is to the right of an isolated point', () => {
    const { at, cost } = labelAround(emptySheet(), '21', [50, 50], 4);
    expect(at[0]).toBeGreaterThan(54);
    expect(at[1]).toBe(50);
    expect(cost).toBe(0);
  });

  it('avoids ink', () => {
    const on = emptySheet();
    on.ink.push([58, 50, 1]);
    const { at, cost } = labelAround(on, '21', [50, 50], 4);
    expect(at[1]).not.toBe(50);
    expect(cost).toBe(0);
  });

  it('stays on the sheet', () => {
    expect(labelAround(emptySheet(), '21', [97, 50], 4).at[0]).toBeLessThan(94);
  });

  it('avoids an existing label', () => {
    const on = emptySheet();
    const first = labelAround(on, '21', [50, 50], 4);
    keepClear(on, first);
    expect(labelAround(on, '26', [50, 50], 4).at).not.toEqual(first.at);
  });
});

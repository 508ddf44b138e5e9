import { describe, expect, it } from 'vitest';
import { sojournsBetween, staysOf } from './sojourns.ts';
import { years } from './spans.ts';

describe('sojournsBetween', () => {
  it('groups the stays that a retrograde of Saturn separates', () => {
    const [aquarius, pisces, aries] = sojournsBetween('Saturn', years(2022, 2025));
    expect(aquarius!.sign).toBe('aquarius');
    expect(staysOf(pisces!)).toEqual([
      { from: '2023-03-07', to: '2025-05-25' },
      { from: '2025-09-01', to: '2026-02-14' },
    ]);
    expect(staysOf(aries!)[0]).toEqual({ from: '2025-05-25', to: '2025-09-01' });
  });

  it('groups two stays of Venus in Pisces and Aries in 2025, and separates those of another year', () => {
    const ofVenus = sojournsBetween('Venus', years(2025, 2026));
    const pisces = ofVenus.filter(({ sign }) => sign === 'pisces');
    expect(pisces.map((sojourn) => staysOf(sojourn))).toEqual([
      [
        { from: '2025-01-03', to: '2025-02-04' },
        { from: '2025-03-27', to: '2025-04-30' },
      ],
      [{ from: '2026-02-10', to: '2026-03-06' }],
    ]);
  });
});

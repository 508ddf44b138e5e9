import { useEffect } from 'react';
import type { Sign } from '#domain/zodiac/signs.ts';

let shown: Sign | null = null;

/** Whether the page shows a reading of `sign` now: what its loader brings then takes the place of that. */
export function isShown(sign: Sign): boolean {
  return shown === sign;
}

/** Marks a reading of `sign` as shown for as long as the page stands; null where there is none yet. */
export function useShownSign(sign: Sign | null): void {
  useEffect(() => {
    shown = sign;
    return () => {
      shown = null;
    };
  }, [sign]);
}

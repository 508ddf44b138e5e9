import type { Pen } from '../plate/plate.ts';
import { drawBestTime } from './best-time-read-horoscope.ts';
import { drawMercuryLoops } from './mercury-retrograde-guide.ts';
import { drawSaturnReturn } from './saturn-return-meaning-age-effects.ts';

/** What draws the cover of each article, by slug. */
export const COVERS: Record<string, (pen: Pen) => void> = {
  'best-time-read-horoscope': drawBestTime,
  'mercury-retrograde-guide': drawMercuryLoops,
  'saturn-return-meaning-age-effects': drawSaturnReturn,
};

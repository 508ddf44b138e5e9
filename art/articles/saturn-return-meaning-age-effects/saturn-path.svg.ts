import { figureSheet } from '../../figures/sheet.ts';
import { DRAWN_BIRTH } from './facts.ts';
import { noonOf } from './lives.ts';
import { returnPlate } from './return-plate.ts';
import { lifeSpiral } from './spiral.ts';

/** Saturn's path over a lifetime, and its first return enlarged. */
export default function saturnPath(): string {
  const birth = noonOf(DRAWN_BIRTH);
  return figureSheet(
    { viewBox: '-200 -206 400 600', maxWidth: 36, fontSize: 13 },
    lifeSpiral(birth),
    returnPlate(birth, 230),
  );
}

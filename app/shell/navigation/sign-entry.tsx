import '../../styles/menus.css';
import { dateRange } from '#domain/zodiac/date-ranges.ts';
import { type Sign, signName } from '#domain/zodiac/signs.ts';
import { ZodiacGlyph } from '../../ui/zodiac-glyph.tsx';

/** A sign in the menu: its symbol, its name, and in small print its dates. */
export function SignEntry({ sign, size = 26 }: { sign: Sign; size?: number }) {
  const { startDate, endDate } = dateRange(sign);
  return (
    <>
      <ZodiacGlyph sign={sign} size={size} className="text-sign" />
      <span className="sign-entry-name">{signName(sign)}</span>
      <span className="sign-entry-dates">{`${startDate} – ${endDate}`}</span>
    </>
  );
}

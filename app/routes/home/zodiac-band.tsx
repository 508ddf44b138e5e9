import { Link } from 'react-router';
import { signPath } from '#domain/zodiac/sign-paths.ts';
import { SIGNS, signName } from '#domain/zodiac/signs.ts';
import { EachDay } from '../../shell/each-day.tsx';
import { ZodiacGlyph } from '../../ui/zodiac-glyph.tsx';
import { ZodiacRuler } from '../../ui/zodiac-ruler.tsx';
import type { HomeDay } from './home-days.ts';

/** The zodiac as a ruler; each thirty degrees link to a sign, and the planets are drawn in their places. */
export function ZodiacBand({ days }: { days: HomeDay[] }) {
  return (
    <nav aria-label="The twelve signs" className="zodiac-band">
      <EachDay days={days}>
        {({ sky: { bodies } }) => <ZodiacRuler bodies={bodies} className="zodiac-ruler" />}
      </EachDay>
      <ul>
        {SIGNS.map((sign) => (
          <li key={sign}>
            <Link to={signPath(sign)} data-sign={sign}>
              <ZodiacGlyph sign={sign} size={36} />
              {signName(sign)}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

import { Link } from 'react-router';
import { signPath } from '#domain/zodiac/sign-paths.ts';
import { SIGNS, signName } from '#domain/zodiac/signs.ts';
import { EachDay } from '../../shell/each-day.tsx';
import { ZodiacGlyph } from '../../ui/zodiac-glyph.tsx';
import type { HomeDay } from './home-days.ts';

/**
 * The remembered sign's headline for the reader's own day, with a link to its reading. The page contains those of all
 * twelve, because the server doesn't know the reader's sign; none shows if no sign is remembered.
 */
export function MySignToday({ days }: { days: HomeDay[] }) {
  return SIGNS.map((sign) => (
    <Link
      key={sign}
      to={signPath(sign)}
      data-sign={sign}
      data-if-mine={sign}
      className="my-sign no-print"
    >
      <span className="my-sign-name small-caps">
        <ZodiacGlyph sign={sign} size={28} />
        {signName(sign)}
      </span>
      <span className="my-sign-headline">
        <EachDay days={days} as="span">
          {({ headlines }) => headlines[sign] ?? 'Your day is ready'}
        </EachDay>
      </span>
      <span className="my-sign-way small-caps">
        Read today's horoscope<span aria-hidden>&nbsp;→</span>
      </span>
    </Link>
  ));
}

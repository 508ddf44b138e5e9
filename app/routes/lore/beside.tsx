import { Link } from 'react-router';
import { aspectBetween, pairOf } from '#domain/zodiac/sign-pairs.ts';
import { pairPath } from '#domain/zodiac/sign-paths.ts';
import { SIGNS, type Sign, signName } from '#domain/zodiac/signs.ts';
import { ZodiacGlyph } from '../../ui/zodiac-glyph.tsx';

/** Links from a sign to its pages with each of the twelve; `without` leaves out the one already shown. */
export function Beside({ sign, without }: { sign: Sign; without?: Sign }) {
  const name = signName(sign);
  return (
    <nav aria-label={`${name} beside each sign`} className="mt-14 no-print">
      <h2>{`${name} beside each sign`}</h2>
      <ul className="beside-list">
        {SIGNS.filter((other) => other !== without).map((other) => {
          const pair = pairOf(sign, other);
          return (
            <li key={other} data-sign={other}>
              <Link to={pairPath(pair)}>
                <ZodiacGlyph sign={other} size={26} className="shrink-0 text-sign" />
                <span>
                  <span className="sr-only">{`${name} and `}</span>
                  {signName(other)}
                  <span className="block text-sm text-ivory-soft">{aspectBetween(pair)}</span>
                </span>
              </Link>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}

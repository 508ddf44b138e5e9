import { useState } from 'react';
import { Link } from 'react-router';
import { dateRange } from '#domain/zodiac/date-ranges.ts';
import { signPath } from '#domain/zodiac/sign-paths.ts';
import { type Sign, signName } from '#domain/zodiac/signs.ts';
import { ZodiacGlyph } from '../../ui/zodiac-glyph.tsx';

/** A sign with its dates and the way to its reading; the link takes one press, so that it is not followed twice. */
export function SignCard({ sign }: { sign: Sign }) {
  const [pressed, setPressed] = useState(false);
  const { startDate, endDate } = dateRange(sign);
  return (
    <article className="sign-card" data-sign={sign}>
      <ZodiacGlyph sign={sign} size={56} />
      <h2>{signName(sign)}</h2>
      <p>
        {startDate} – {endDate}
      </p>
      <Link
        to={signPath(sign)}
        className="button"
        aria-disabled={pressed}
        onClick={(event) => (pressed ? event.preventDefault() : setPressed(true))}
      >
        Read Today's Horoscope<span className="sr-only"> for {signName(sign)}</span>
      </Link>
    </article>
  );
}

import { type MouseEvent, useRef } from 'react';
import { Link } from 'react-router';
import { dateRange } from '#domain/zodiac/date-ranges.ts';
import { signPath } from '#domain/zodiac/sign-paths.ts';
import { type Sign, signName } from '#domain/zodiac/signs.ts';
import { opensElsewhere } from '../../shell/opens-elsewhere.ts';
import { buttonLook } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Constellation } from '../../ui/constellation.tsx';
import { Starfield } from '../../ui/starfield.tsx';
import { ZodiacGlyph } from '../../ui/zodiac-glyph.tsx';

/** A sign with its dates and the way to its reading. */
export function SignCard({ sign }: { sign: Sign }) {
  const { startDate, endDate } = dateRange(sign);
  return (
    <Card as="li" sign={sign} className="flex flex-col items-center px-3! pt-5! pb-4! text-center">
      <Starfield chart={sign} className="max-h-40" />
      <div className="grid h-28 w-full place-items-center text-sign-pale sm:h-40">
        <Constellation sign={sign} className="size-full max-w-44 p-1" />
      </div>
      <ZodiacGlyph sign={sign} size={34} className="mt-3 text-sign" />
      <h3 className="mt-1.5 text-xl">{signName(sign)}</h3>
      <p className="small-caps text-xs whitespace-nowrap text-ivory-soft sm:text-sm">{`${startDate} – ${endDate}`}</p>
      <ReadButton sign={sign} />
    </Card>
  );
}

/** A link that takes one press: the next one is ignored while the page is on its way. */
function ReadButton({ sign }: { sign: Sign }) {
  const pressed = useRef(false);

  function pressOnce(event: MouseEvent<HTMLAnchorElement>) {
    if (opensElsewhere(event)) return;
    if (pressed.current) event.preventDefault();
    pressed.current = true;
    event.currentTarget.setAttribute('aria-disabled', 'true');
  }

  return (
    <Link
      to={signPath(sign)}
      onClick={pressOnce}
      className={`${buttonLook('italic')} relative mt-4 w-full`}
    >
      Read Today's Horoscope<span className="sr-only">{` for ${signName(sign)}`}</span>
    </Link>
  );
}

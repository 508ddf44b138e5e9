import { type MouseEvent, useRef } from 'react';
import { Link } from 'react-router';
import { dateRange } from '#domain/zodiac/date-ranges.ts';
import { signPath } from '#domain/zodiac/sign-paths.ts';
import { type Sign, signName } from '#domain/zodiac/signs.ts';
import { EachDay } from '../../shell/each-day.tsx';
import { opensElsewhere } from '../../shell/opens-elsewhere.ts';
import { Constellation } from '../../ui/constellation.tsx';
import { STAR_CHARTS } from '../../ui/star-charts.ts';
import { Starfield } from '../../ui/starfield.tsx';
import { ZodiacGlyph } from '../../ui/zodiac-glyph.tsx';
import type { HomeDay } from './home-days.ts';

/** A sign with its constellation and dates, today's headline, and a link to its reading. */
export function SignCard({ sign, days }: { sign: Sign; days: HomeDay[] }) {
  const { startDate, endDate } = dateRange(sign);
  return (
    <li data-sign={sign} className="sign-card">
      <div className="sign-card-sky">
        <Starfield chart={STAR_CHARTS[sign]} />
        <Constellation sign={sign} className="size-full" />
      </div>
      <h3>
        <ZodiacGlyph sign={sign} size={28} className="shrink-0 text-sign" />
        {signName(sign)}
      </h3>
      <p className="small-caps text-sm text-ivory-soft">{`${startDate}-${endDate}`}</p>
      <div className="sign-card-news">
        <EachDay days={days}>
          {({ headlines }) => <p className="text-lg text-sign-pale italic">{headlines[sign]}</p>}
        </EachDay>
        <ReadButton sign={sign} />
      </div>
    </li>
  );
}

/** A link that ignores further clicks while the page loads. */
function ReadButton({ sign }: { sign: Sign }) {
  const pressed = useRef(false);

  function pressOnce(event: MouseEvent<HTMLAnchorElement>) {
    if (opensElsewhere(event)) return;
    if (pressed.current) event.preventDefault();
    pressed.current = true;
    event.currentTarget.setAttribute('aria-disabled', 'true');
  }

  return (
    <Link to={signPath(sign)} onClick={pressOnce} className="sign-card-button">
      Read Today's Horoscope<span className="sr-only">{` for ${signName(sign)}`}</span>
    </Link>
  );
}

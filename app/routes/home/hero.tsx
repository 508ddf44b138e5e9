import { Link } from 'react-router';
import { longDate, weekdayOf } from '#domain/calendar/civil-date.ts';
import { signPath } from '#domain/zodiac/sign-paths.ts';
import { SIGNS, signName } from '#domain/zodiac/signs.ts';
import { DateIsInUtc } from '../../shell/date-is-in-utc.tsx';
import { EachDay } from '../../shell/each-day.tsx';
import { useSite } from '../../shell/use-site.ts';
import { CheckedSeal } from '../../ui/checked-seal.tsx';
import { MoonPhase } from '../../ui/moon-phase.tsx';
import { PageFrame } from '../../ui/page-frame.tsx';
import { STAR_CHARTS } from '../../ui/star-charts.ts';
import { Starfield } from '../../ui/starfield.tsx';
import { ZodiacGlyph } from '../../ui/zodiac-glyph.tsx';
import { ZodiacRuler } from '../../ui/zodiac-ruler.tsx';
import type { HomeDay } from './home-days.ts';
import { SkyStrip } from './sky-strip.tsx';

/** The first screen: the Moon of the day among the stars of the zodiac, what the site is, and links to the signs. */
export function Hero({ days }: { days: HomeDay[] }) {
  const { siteName } = useSite();
  return (
    <section className="hero">
      <Starfield chart={STAR_CHARTS.belt} meteors />
      <EachDay days={days}>
        {({ sky: { moon } }) => (
          <>
            <MoonPhase
              phase={moon.phaseAngle}
              size={504}
              label={`${moon.phase}, ${moon.percentLit}% lit`}
              // A young Moon is lit on the side where the screen edge would crop an older one.
              className={`hero-moon ${moon.phaseAngle < 100 ? 'hero-moon-young' : ''}`}
            />
            {/* Stamped on the rim of the Moon. */}
            <CheckedSeal className="hero-seal" />
          </>
        )}
      </EachDay>
      <PageFrame className="hero-words">
        <div className="hero-news">
          <h1 className="hero-title">
            <span>Your Daily Horoscope</span>{' '}
            <EachDay days={days} as="span">
              {({ date }) => (
                <time dateTime={date}>
                  {`${weekdayOf(date)}, `}
                  <span className="inline-block">{longDate(date)}</span>
                  <DateIsInUtc />
                </time>
              )}
            </EachDay>
          </h1>
          <MySignToday days={days} />
          <p className="hero-lead">
            Every word about the sky is <em>checked against the real sky</em>, for today where you
            live.
          </p>
        </div>
        <ZodiacBand days={days} />
        <div className="hero-more">
          <div className="hero-line">
            <EachDay days={days}>
              {({ line }) =>
                line && (
                  <Link to={signPath(line.sign)}>
                    {/* A space of its own would count as a layout shift when the fonts take over. */}
                    <span>{`${inQuotes(line.text)} `}</span>
                    <span className="small-caps">{`${signName(line.sign)}, today`}</span>
                  </Link>
                )
              }
            </EachDay>
          </div>
          <p className="hero-about">
            {`Free readings for all twelve signs, a few paragraphs to go with your morning coffee, on ${siteName} every day since 2025.`}{' '}
            <Link to="/method">How we check</Link>
          </p>
        </div>
        <EachDay days={days}>{({ glance, date }) => <SkyStrip sky={glance} date={date} />}</EachDay>
      </PageFrame>
    </section>
  );
}

/** A sentence with speech in it has quotation marks of its own. */
function inQuotes(sentence: string): string {
  return /["“]/.test(sentence) ? sentence : `"${sentence}"`;
}

/** The zodiac as a ruler; each thirty degrees link to a sign, and the planets are drawn in their places. */
function ZodiacBand({ days }: { days: HomeDay[] }) {
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

/**
 * The remembered sign's headline for the reader's own day, with a link to its reading. The page contains those of all
 * twelve, because the server doesn't know the reader's sign; none shows if no sign is remembered.
 */
function MySignToday({ days }: { days: HomeDay[] }) {
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

import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { civilDateAt, partsOf } from '#domain/calendar/civil-date.ts';
import { isoMinute } from '#domain/calendar/utc-time.ts';
import { capitalized } from '#domain/capitalized.ts';
import { dateRange } from '#domain/zodiac/date-ranges.ts';
import { signProfile } from '#domain/zodiac/profiles.ts';
import { signLore } from '#domain/zodiac/sign-lore.ts';
import { signPath } from '#domain/zodiac/sign-paths.ts';
import { parseSign, SIGNS, type Sign, signName } from '#domain/zodiac/signs.ts';
import { HOUSES, signOfHouse } from '#domain/zodiac/solar-houses.ts';
import { TOPICS_OF_HOUSES } from '#domain/zodiac/topics-of-houses.ts';
import { LocalDaysScript } from '../../shell/local-times/local-days-script.tsx';
import { RememberSign } from '../../shell/my-sign/remember-sign.tsx';
import { siteContext } from '../../site-context.ts';
import signStyles from '../../styles/sign.css?url';
import styles from '../../styles/signs.css?url';
import { buttonClasses } from '../../ui/button.tsx';
import { PageFrame } from '../../ui/page-frame.tsx';
import { ZodiacGlyph } from '../../ui/zodiac-glyph.tsx';
import { SignHeader, SignHeading } from '../sign/sign-header.tsx';
import type { Route } from './+types/lore';
import { Beside } from './beside.tsx';
import { loreMeta } from './lore-meta.ts';
import { SignFacts } from './sign-facts.tsx';
import { SunThisYear } from './sun-this-year.tsx';

export const links: Route.LinksFunction = () =>
  [signStyles, styles].map((href) => ({ rel: 'stylesheet', href }));

/** What is true of a sign on any day, and when the Sun is in it this year. */
export function loader({ url, context }: Route.LoaderArgs) {
  const { services, now } = context.get(siteContext);
  const sign = parseSign(url.pathname.slice(url.pathname.lastIndexOf('/') + 1));
  if (!sign) throw new Response(null, { status: 404, statusText: 'Not Found' });
  const { year } = partsOf(civilDateAt(now));
  const { enters, leaves, stars } = services.sunOfYear(year)[SIGNS.indexOf(sign)]!;
  return {
    sign,
    year,
    sun: { enters: isoMinute(enters), leaves: isoMinute(leaves), stars },
    lore: signLore(sign),
    traits: signProfile(sign).traits,
  };
}

export function meta({ loaderData, matches: [root] }: Route.MetaArgs) {
  return loaderData ? loreMeta(root.loaderData, loaderData.sign, loaderData.lore) : [];
}

export default function LorePage({ loaderData }: Route.ComponentProps) {
  const { sign, year, sun, lore, traits } = loaderData;
  const name = signName(sign);
  const { startDate, endDate } = dateRange(sign);
  return (
    <article>
      <LocalDaysScript />
      <SignHeader sign={sign}>
        <SignHeading sign={sign}>{`The Zodiac Sign ${name}`}</SignHeading>
        <p className="headline">{capitalized(lore.symbol)}</p>
        <p className="text-sm text-ivory-soft">
          {`${startDate} to ${endDate}. ${traits.join(', ')}.`}
        </p>
      </SignHeader>
      <PageFrame>
        <div data-sign={sign} className="lore">
          <div className="lore-text">
            <p className="finder-ways no-print">
              <Link to={signPath(sign)} className={buttonClasses('gold')}>
                {`Today’s ${name} reading`}
              </Link>
            </p>
            <Part title="The stars">{lore.stars}</Part>
            <SunThisYear sign={sign} sun={sun} />
            <Part title="The story">{lore.myth}</Part>
            <Part title="The character">{lore.character}</Part>
          </div>
          <SignFacts sign={sign} sun={sun} year={year} olderRuler={lore.olderRuler} />
        </div>
        <HousesFrom sign={sign} />
        <Beside sign={sign} />
        <p className="mt-10 no-print">
          <RememberSign sign={sign} className="mr-6" />
          <Link to="/signs" className="inline-block whitespace-nowrap">
            What is my sign?
          </Link>
        </p>
      </PageFrame>
    </article>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="mt-8">
      <h2>{title}</h2>
      <p className="mt-3">{children}</p>
    </section>
  );
}

/** The twelve houses as readings number them, starting with the sign itself. */
function HousesFrom({ sign }: { sign: Sign }) {
  return (
    <section className="mt-14">
      <h2>{`The houses, counted from ${signName(sign)}`}</h2>
      <p className="mt-3 max-w-(--container-measure)">
        {`A reading for ${signName(sign)} calls the sign itself the first house and goes around from there. When it says that the Moon is in your fourth house, the Moon is in ${signName(signOfHouse(sign, 4))}.`}
      </p>
      <ol className="houses-list">
        {HOUSES.map((house) => {
          const place = signOfHouse(sign, house);
          return (
            <li key={house} data-sign={place}>
              <span className="figures text-gold">{house}</span>
              <ZodiacGlyph sign={place} size={24} className="shrink-0 text-sign" />
              <span>
                {signName(place)}
                <span className="block text-sm text-ivory-soft">{TOPICS_OF_HOUSES[house]}</span>
              </span>
            </li>
          );
        })}
      </ol>
    </section>
  );
}

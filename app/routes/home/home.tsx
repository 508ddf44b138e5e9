import { fullDate } from '#domain/calendar/civil-date.ts';
import { SIGNS } from '#domain/zodiac/signs.ts';
import { listedArticles } from '../../articles/listed-articles.server.ts';
import { EachDay } from '../../shell/each-day.tsx';
import { liveDays } from '../../shell/live-days.ts';
import { LocalTimesScript } from '../../shell/local-times/local-times-script.tsx';
import { useSite } from '../../shell/use-site.ts';
import { siteContext } from '../../site-context.ts';
import { AnchorLink } from '../../ui/anchor-link.tsx';
import { buttonLook } from '../../ui/button.tsx';
import { Divider } from '../../ui/divider.tsx';
import { MoonPhase } from '../../ui/moon-phase.tsx';
import { PageFrame } from '../../ui/page-frame.tsx';
import { Starfield } from '../../ui/starfield.tsx';
import type { Route } from './+types/home';
import { FeatureCards } from './feature-cards.tsx';
import { BlogLink, FromTheBlog } from './from-the-blog.tsx';
import { homeMeta } from './home-meta.ts';
import { SignCard } from './sign-card.tsx';
import { SkyStrip } from './sky-strip.tsx';
import { WhyRead } from './why-read.tsx';

export async function loader({ context }: Route.LoaderArgs) {
  const { services, now } = context.get(siteContext);
  const days = liveDays(now).map((day) => ({
    ...day,
    sky: services.skyOfDay(day.date),
    glance: services.skyAtAGlance(day.date),
  }));
  return { days, articles: (await listedArticles()).slice(0, 3) };
}

export function meta({ matches: [root] }: Route.MetaArgs) {
  return homeMeta(root.loaderData);
}

export default function Home({ loaderData: { days, articles } }: Route.ComponentProps) {
  const { siteName } = useSite();
  return (
    <>
      <LocalTimesScript />
      <section className="night">
        <Starfield chart="belt" meteors />
        <PageFrame width="reading" className="relative pt-12 pb-10 text-center md:pt-20 md:pb-16">
          <EachDay days={days}>
            {({ sky: { moon } }) => (
              <>
                <MoonPhase
                  phase={moon.phaseAngle}
                  size={132}
                  label={`${moon.phase}, ${moon.percentLit}% lit`}
                  className="mx-auto"
                />
                <p className="small-caps mt-4 text-gold" aria-hidden>
                  {`${moon.phase} · ${moon.percentLit}% lit`}
                </p>
              </>
            )}
          </EachDay>
          <h1 className="mt-5 text-4xl">
            Your Daily Horoscope{' '}
            <EachDay days={days} as="span">
              {({ date }) => (
                <time dateTime={date} className="mt-3 block text-2xl text-gold-bright italic">
                  {fullDate(date)}
                </time>
              )}
            </EachDay>
          </h1>
          <p className="mx-auto mt-6 max-w-(--container-measure) text-lg text-ivory-soft">
            {`Free readings for the twelve signs: a few paragraphs for the morning coffee, each resting on the day's computed sky, for the date on your own calendar. ${siteName} has told the day since 2025.`}
          </p>
          <EachDay days={days}>
            {({ glance, date }) => <SkyStrip sky={glance} date={date} />}
          </EachDay>
          <AnchorLink id="signs" className={`${buttonLook('gold')} mt-8`}>
            Choose Your Sign
          </AnchorLink>
        </PageFrame>
      </section>
      <PageFrame>
        <FeatureCards />
        <Divider className="my-14" />
        <BlogLink />
        <Divider className="mt-14" />
        <h2 id="signs" className="mt-10 text-center">
          Choose Your Sign
        </h2>
        <div className="@container mt-8">
          <ul className="grid gap-3 sm:gap-5 @min-[17rem]:grid-cols-2 @min-[44rem]:grid-cols-3 @min-[69rem]:grid-cols-4">
            {SIGNS.map((sign) => (
              <SignCard key={sign} sign={sign} />
            ))}
          </ul>
        </div>
        <WhyRead />
        <FromTheBlog articles={articles} />
      </PageFrame>
    </>
  );
}

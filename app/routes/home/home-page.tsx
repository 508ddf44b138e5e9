import { Link } from 'react-router';
import { SIGNS_PATH } from '#domain/zodiac/sign-paths.ts';
import { SIGNS } from '#domain/zodiac/signs.ts';
import type { ListedArticle } from '../../articles/listed-article.ts';
import { LocalTimesScript } from '../../shell/local-times/local-times-script.tsx';
import { Divider, DoubleRule } from '../../ui/divider.tsx';
import { PageFrame } from '../../ui/page-frame.tsx';
import { FeatureCards } from './feature-cards.tsx';
import { BlogLink, FromTheBlog } from './from-the-blog.tsx';
import { Hero } from './hero.tsx';
import type { HomeDay } from './home-days.ts';
import { SignCard } from './sign-card.tsx';

export function HomePage({ days, articles }: { days: HomeDay[]; articles: ListedArticle[] }) {
  return (
    <>
      <LocalTimesScript />
      <Hero days={days} />
      <PageFrame className="@container">
        <h2 id="signs" className="mt-14 text-center text-3xl md:mt-20">
          Choose Your Sign
        </h2>
        <p className="mt-2 text-center">
          <Link to={SIGNS_PATH}>What is my sign?</Link>
        </p>
        <ul className="sign-cards mt-8 md:mt-10">
          {SIGNS.map((sign) => (
            <SignCard key={sign} sign={sign} days={days} />
          ))}
        </ul>
        <Divider className="mt-20 mb-14" />
        <FeatureCards />
        <WhyRead />
        <Divider className="my-14" />
        <BlogLink />
        <FromTheBlog articles={articles} />
      </PageFrame>
    </>
  );
}

function WhyRead() {
  return (
    <section className="mx-auto mt-20 max-w-(--container-reading)">
      <h2 className="text-center">Why Read Your Daily Horoscope</h2>
      <DoubleRule className="mx-auto mt-5 w-24" />
      <div className="mt-6 *:not-last:mb-half-line sm:columns-2 sm:gap-10">
        <p>
          A horoscope is a small almanac for one person: what the sky does today, and what people
          have long made of it. It gives the day a shape before the day takes one by itself.
        </p>
        <p>
          What you read here about the sky is computed from the motions of the Sun, the Moon and
          eight planets, for the date on your own calendar, and under each paragraph stands what it
          rests on, and when, by your own clock. What it means is tradition, and we tell it as
          tradition.
        </p>
        <p>
          Read it in the morning with the coffee, or at night with the lamp low. Keep what is of use
          and let the rest go by, as the Moon does: she changes sign every two or three days.
        </p>
      </div>
    </section>
  );
}

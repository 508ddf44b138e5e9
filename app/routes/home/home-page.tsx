import { Link } from 'react-router';
import { SIGNS_PATH } from '#domain/zodiac/sign-paths.ts';
import { SIGNS } from '#domain/zodiac/signs.ts';
import { ArticleTeaser } from '../../articles/article-teaser.tsx';
import type { ListedArticle } from '../../articles/listed-article.ts';
import { LocalTimesScript } from '../../shell/local-times/local-times-script.tsx';
import { buttonClasses } from '../../ui/button.tsx';
import { Divider, DoubleRule } from '../../ui/divider.tsx';
import { PageFrame } from '../../ui/page-frame.tsx';
import { Roundel } from '../../ui/roundel.tsx';
import { SectionIcon } from '../../ui/section-icon.tsx';
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
          have long made of it. It gives the day a shape before the day finds one of its own.
        </p>
        <p>
          What you read here about the sky is computed from the motions of the Sun, the Moon and
          eight planets, for the date on your own calendar. A line under each paragraph names the
          event in the sky that it rests on, with the time on your own clock. What it means is
          tradition, and we tell it as tradition.
        </p>
        <p>
          Read it in the morning with your coffee, or at night with the lamp low. Keep what is of
          use and let the rest go by, as the Moon does: she changes sign every two or three days.
        </p>
      </div>
    </section>
  );
}

const FEATURES = [
  {
    title: 'Lucky Elements',
    icon: 'lucky elements',
    text: 'Numbers, colors, gemstones and directions that tradition ties to the day and to your sign, with the reason for each.',
  },
  {
    title: 'Love & Relationships',
    icon: 'love & relationships',
    text: 'In every reading: what today’s sky has to say about you and the people you love, like, or share a couch with.',
  },
  {
    title: 'Career & Success',
    icon: 'career & work',
    text: 'In every reading too: whatever you do because it needs doing, paid or not, and how it may go today.',
  },
];

function FeatureCards() {
  return (
    <ul className="grid gap-y-8 md:grid-cols-3 md:gap-y-0">
      {FEATURES.map(({ title, icon, text }) => (
        <li
          key={title}
          className="flex flex-wrap gap-x-5 gap-y-2 border-ink-line md:flex-col md:flex-nowrap md:items-center md:px-8 md:text-center md:not-first:border-l"
        >
          <Roundel className="text-gold">
            <SectionIcon title={icon} size={28} />
          </Roundel>
          <div className="min-w-0 flex-[1_1_9rem] md:flex-none">
            <h2 className="text-xl text-ivory">{title}</h2>
            <p className="mt-1 text-ivory-soft md:mt-2">{text}</p>
          </div>
        </li>
      ))}
    </ul>
  );
}

/** A short link to the blog: most readers come for the signs, which are above. */
function BlogLink() {
  return (
    <section aria-label="The blog" className="text-center">
      <p className="mx-auto max-w-(--container-measure) text-balance text-lg text-ivory-soft italic">
        What lasts longer than a day is in our guides from 2025, our first year: the planets, the
        Moon and the signs, and how to read them.
      </p>
      <Link to="/blog" className={`${buttonClasses()} no-print mt-4`}>
        Read the Blog
      </Link>
    </section>
  );
}

/** The newest articles, at the end of the page. */
function FromTheBlog({ articles }: { articles: readonly ListedArticle[] }) {
  return (
    <section aria-labelledby="from-the-blog" className="no-print mt-20">
      <h2 id="from-the-blog" className="text-center">
        From the Blog
      </h2>
      <ul className="mt-8 grid gap-x-8 gap-y-6 sm:grid-cols-3">
        {articles.map((article) => (
          <ArticleTeaser key={article.slug} article={article} />
        ))}
      </ul>
    </section>
  );
}

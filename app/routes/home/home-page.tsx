import { Link } from 'react-router';
import { SIGNS_PATH } from '#domain/zodiac/sign-paths.ts';
import { SIGNS } from '#domain/zodiac/signs.ts';
import type { ListedArticle } from '../../articles/listed-article.ts';
import { LocalTimesScript } from '../../shell/local-times/local-times-script.tsx';
import { Divider } from '../../ui/divider.tsx';
import { PageFrame } from '../../ui/page-frame.tsx';
import { FeatureCards } from './feature-cards.tsx';
import { BlogLink, FromTheBlog } from './from-the-blog.tsx';
import { Hero } from './hero.tsx';
import type { HomeDay } from './home-days.ts';
import { SignCard } from './sign-card.tsx';
import { WhyRead } from './why-read.tsx';

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

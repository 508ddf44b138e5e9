import { fullDate } from '#domain/calendar/civil-date.ts';
import { SIGNS } from '#domain/zodiac/signs.ts';
import { EachDay } from '../../shell/each-day.tsx';
import { liveDays } from '../../shell/live-days.ts';
import { siteContext } from '../../site-context.ts';
import type { Route } from './+types/home';
import { SignCard } from './sign-card.tsx';

export function loader({ context }: Route.LoaderArgs) {
  const { now, siteName, origin } = context.get(siteContext);
  return { days: liveDays(now), siteName, origin };
}

export function meta({ loaderData }: Route.MetaArgs) {
  if (!loaderData) return [];
  const { siteName, origin } = loaderData;
  return [
    { title: `Daily Horoscopes for All Twelve Signs | ${siteName}` },
    {
      name: 'description',
      content:
        'Free daily horoscopes for all twelve signs, written from the computed sky of your own day.',
    },
    { tagName: 'link', rel: 'canonical', href: `${origin}/` },
  ];
}

export default function Home({ loaderData }: Route.ComponentProps) {
  return (
    <div className="page">
      <h1>
        Daily Horoscopes for{' '}
        <EachDay days={loaderData.days} as="span">
          {({ date }) => <time dateTime={date}>{fullDate(date)}</time>}
        </EachDay>
      </h1>
      <p>
        Free daily readings for the twelve signs, each written from the sky of the day as it is
        computed, and right for the date on your own calendar.
      </p>
      <ul className="sign-cards">
        {SIGNS.map((sign) => (
          <li key={sign}>
            <SignCard sign={sign} />
          </li>
        ))}
      </ul>
    </div>
  );
}

import { data } from 'react-router';
import { longDate, parseCivilDate } from '#domain/calendar/civil-date.ts';
import { publishedPart } from '#domain/reading/stored-reading.ts';
import { isComputableDate } from '#domain/sky/range.ts';
import { signOfDatedPath } from '#domain/zodiac/sign-paths.ts';
import { signName } from '#domain/zodiac/signs.ts';
import { hiddenMeta } from '../../meta/hidden-meta.ts';
import { liveDays } from '../../shell/live-days.ts';
import { LocalTimesScript } from '../../shell/local-times/local-times-script.tsx';
import { siteContext } from '../../site-context.ts';
import moonStyles from '../../styles/moon.css?url';
import styles from '../../styles/sign.css?url';
import type { Route } from './+types/dated';
import { AboutSign } from './about-sign.tsx';
import { datesAround, seenInRow } from './days-in-row.ts';
import { EmptyDayBody, EmptyDayHead, emptyDay } from './empty-day-page.tsx';
import { MissingDay } from './missing-day.tsx';
import { neighborsOf } from './neighbors.ts';
import { DatedPageOverlay } from './on-demand/dated-page-overlay.tsx';
import { OtherDays } from './other-days.tsx';
import { readingMeta } from './reading-meta.ts';
import { ReadingPage } from './reading-page.tsx';
import { useFreshReading } from './refreshed/use-fresh-reading.ts';
import { SignHeader } from './sign-header.tsx';
import { signTexts } from './sign-texts.ts';

export const links: Route.LinksFunction = () =>
  [moonStyles, styles].map((href) => ({ rel: 'stylesheet', href }));

/** The stored reading of a sign for one date, or word that there is none. */
export async function loader({ url, params, context }: Route.LoaderArgs) {
  const { services, now } = context.get(siteContext);
  const sign = signOfDatedPath(url.pathname);
  const date = parseCivilDate(params.date);
  if (!sign || !date || !isComputableDate(date))
    throw new Response(null, { status: 404, statusText: 'Not Found' });

  const [day, stored] = await Promise.all([
    services.readingForDay(sign, date),
    services.otherDays(sign, datesAround(date)),
  ]);
  if (day.standing === 'unavailable')
    throw new Response(null, { status: 503, statusText: 'Service Unavailable' });
  if (day.standing === 'missing') {
    const missing = { sign, date, nearest: await services.nearestDays(sign, date) };
    return data({ missing, withdrawn: null, found: null, more: null }, { status: 404 });
  }
  const beside = { sky: services.skyOfDay(date), neighbors: neighborsOf(date, stored.days) };
  const seen = seenInRow(
    stored.days.map((day) => day.date),
    date,
    liveDays(now),
  );
  const others = { ...stored, days: stored.days.filter((day) => seen.has(day.date)) };
  const more = { sign, date, others, about: signTexts(sign) };
  if (day.standing === 'withdrawn') {
    const withdrawn = { day: emptyDay(services, sign, date, day), ...beside };
    return data({ missing: null, withdrawn, found: null, more }, { status: 410 });
  }
  const found = { reading: publishedPart(day.reading), ...beside };
  return data({ missing: null, withdrawn: null, found, more });
}

export function meta({ loaderData, matches: [root] }: Route.MetaArgs) {
  if (!loaderData) return [];
  const { missing, withdrawn, found } = loaderData;
  if (found) return readingMeta(root.loaderData, found.reading, 'dated');
  const { sign, date } = missing ?? withdrawn.day;
  return hiddenMeta(root.loaderData, {
    title: `No ${signName(sign)} Horoscope for ${longDate(date)}`,
    description: `There is no reading of ${signName(sign)} for that date. Today's is one step away.`,
  });
}

export default function DatedPage({ loaderData }: Route.ComponentProps) {
  const { missing, withdrawn, found, more } = loaderData;
  if (missing) return <MissingDay {...missing} />;
  return (
    <>
      <LocalTimesScript />
      {found ? <ReadingPage {...found} page="dated" /> : <WithdrawnDay {...withdrawn} />}
      <DatedPageOverlay />
      <OtherDays sign={more.sign} stored={more.others} date={more.date} />
      <AboutSign sign={more.sign} texts={more.about} />
    </>
  );
}

type Withdrawn = NonNullable<Route.ComponentProps['loaderData']['withdrawn']>;

function WithdrawnDay({ day, sky, neighbors }: Withdrawn) {
  useFreshReading(day, null);
  return (
    <div data-sign={day.sign} className="reading">
      <SignHeader sign={day.sign}>
        <EmptyDayHead day={day} neighbors={neighbors} page="dated" />
      </SignHeader>
      <EmptyDayBody day={day} sky={sky} />
    </div>
  );
}

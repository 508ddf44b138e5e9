import { data } from 'react-router';
import { publishedPart } from '#domain/reading/stored-reading.ts';
import { signOfPath } from '#domain/zodiac/sign-paths.ts';
import type { Sign } from '#domain/zodiac/signs.ts';
import { EachDay } from '../../shell/each-day.tsx';
import { liveDays } from '../../shell/live-days.ts';
import { LocalTimesScript } from '../../shell/local-times/local-times-script.tsx';
import { useReaderDay } from '../../shell/use-reader-day.ts';
import { useSite } from '../../shell/use-site.ts';
import { siteContext } from '../../site-context.ts';
import styles from '../../styles/sign.css?url';
import type { Route } from './+types/today';
import { AboutSign } from './about-sign.tsx';
import { EmptyDayPage, emptyDay } from './empty-day-page.tsx';
import { daysBeside, neighborsOf } from './neighbors.ts';
import { DatedPageOverlay } from './on-demand/dated-page-overlay.tsx';
import { OnDemandPage } from './on-demand/on-demand-page.tsx';
import { isShown, useShownSign } from './on-demand/shown-sign.ts';
import { useRememberedReading } from './on-demand/use-remembered-reading.ts';
import { pageTitle, readingMeta, signMeta, signTitle } from './reading-meta.ts';
import { ReadingPage } from './reading-page.tsx';
import { useKeptPlace } from './use-kept-place.ts';
import { useReadingTitle } from './use-reading-title.ts';

export const links: Route.LinksFunction = () => [{ rel: 'stylesheet', href: styles }];

/** Today's reading of a sign, for every date that is today somewhere. */
export async function loader({ url, context }: Route.LoaderArgs) {
  const { services, now } = context.get(siteContext);
  const sign = signOf(url);
  const live = liveDays(now);
  const stored = services.storedDates(sign, daysBeside(live.map(({ date }) => date)));
  const days = await Promise.all(
    live.map(async (day) => {
      const found = await services.readingForDay(sign, day.date);
      const beside = {
        sky: services.skyOfDay(day.date),
        neighbors: neighborsOf(day.date, await stored),
      };
      return found.standing === 'published'
        ? { ...day, ...beside, reading: publishedPart(found.reading), empty: null }
        : { ...day, ...beside, reading: null, empty: emptyDay(services, sign, day.date, found) };
    }),
  );
  const isServed = days.some(({ empty }) => empty?.reason !== 'missing');
  return data({ sign, days }, { status: isServed ? 200 : 503 });
}

/**
 * Inside the site a sign's page does not wait for the server: it shows at once and finds its reading
 * itself. Where the reading shows already, the server is asked, and what shows stays until it answers.
 */
export async function clientLoader({ url, serverLoader }: Route.ClientLoaderArgs) {
  const sign = signOf(url);
  return isShown(sign) ? serverLoader() : { sign, days: null };
}

export function meta({ loaderData, matches: [root] }: Route.MetaArgs) {
  if (!loaderData) return [];
  const { sign, days } = loaderData;
  const reading = days?.[0]?.reading;
  return reading ? readingMeta(root.loaderData, reading, 'today') : signMeta(root.loaderData, sign);
}

export default function TodayPage({ loaderData }: Route.ComponentProps) {
  const { sign } = loaderData;
  return (
    <>
      {loaderData.days ? <LiveDaysPage {...loaderData} /> : <OnDemandPage key={sign} sign={sign} />}
      <DatedPageOverlay />
    </>
  );
}

type LiveDays = Awaited<ReturnType<typeof loader>>['data'];

/** As the server wrote it: every date that is today somewhere, of which the reader's shows. */
function LiveDaysPage({ sign, days }: LiveDays) {
  const { siteName } = useSite();
  const { reading: shown } = useReaderDay(days);
  useShownSign(sign);
  const titled = days[0]!.reading;
  useReadingTitle(
    shown,
    titled ? pageTitle(titled, siteName) : signTitle(sign, siteName),
    siteName,
  );
  useRememberedReading(shown);
  useKeptPlace(true);

  return (
    <>
      <LocalTimesScript />
      <EachDay days={days}>
        {({ reading, empty, sky, neighbors }) =>
          reading ? (
            <ReadingPage reading={reading} sky={sky} neighbors={neighbors} />
          ) : (
            <EmptyDayPage day={empty!} sky={sky} neighbors={neighbors} />
          )
        }
      </EachDay>
      <AboutSign sign={sign} />
    </>
  );
}

function signOf({ pathname }: URL): Sign {
  const sign = signOfPath(pathname);
  if (!sign) throw new Response(null, { status: 404, statusText: 'Not Found' });
  return sign;
}

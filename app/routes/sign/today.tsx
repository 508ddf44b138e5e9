import { useEffect } from 'react';
import { data } from 'react-router';
import type { PublishedReading } from '#domain/reading/stored/stored-reading.ts';
import { signOfPath } from '#domain/zodiac/sign-paths.ts';
import type { Sign } from '#domain/zodiac/signs.ts';
import { showsComplete } from '../../shell/current-page.ts';
import { latePart } from '../../shell/late-scripts/late-part.tsx';
import { whenTouched } from '../../shell/late-scripts/when-touched.ts';
import { useReaderDay } from '../../shell/use-reader-day.ts';
import { useSite } from '../../shell/use-site.ts';
import { siteContext } from '../../site-context.ts';
import moonStyles from '../../styles/moon.css?url';
import styles from '../../styles/sign.css?url';
import type { Route } from './+types/today';
import type { LiveDays } from './live-days-page.tsx';
import { pageTitle, readingMeta, signMeta, signTitle } from './reading-meta.ts';
import { useFreshReading } from './refreshed/use-fresh-reading.ts';
import { todayData } from './today-data.server.ts';
import { useReadingTitle } from './use-reading-title.ts';
import { useRememberedScroll } from './use-remembered-scroll.ts';

export const links: Route.LinksFunction = () =>
  [moonStyles, styles].map((href) => ({ rel: 'stylesheet', href }));

/** Today's reading of a sign, for every date that is today somewhere. */
export async function loader({ url, context }: Route.LoaderArgs) {
  const { services, now } = context.get(siteContext);
  const page = await todayData(services, signOf(url), now);
  const isServed = page.days.some(({ empty }) => empty?.reason !== 'missing');
  return data(page, { status: isServed ? 200 : 503 });
}

/**
 * After an internal link, a sign's page doesn't wait for the server: it appears at once and finds its reading itself.
 * If its reading is already shown, this revalidates.
 */
export async function clientLoader({ url, serverLoader }: Route.ClientLoaderArgs) {
  if (showsComplete(url.pathname)) return serverLoader();
  return { sign: signOf(url), days: null, others: null, ahead: null, about: null };
}

export function meta({ loaderData, matches: [root] }: Route.MetaArgs) {
  if (!loaderData) return [];
  const { sign, days } = loaderData;
  const reading = days?.[0]?.reading;
  return reading ? readingMeta(root.loaderData, reading, 'today') : signMeta(root.loaderData, sign);
}

const isToday = (path: string) => signOfPath(path) !== null;
const LiveDaysPage = latePart(
  isToday,
  async () => (await import('./live-days-page.tsx')).LiveDaysPage,
);
const OnDemandPage = latePart(
  isToday,
  async () => (await import('./on-demand/on-demand-page.tsx')).OnDemandPage,
);

export default function TodayPage({ loaderData }: Route.ComponentProps) {
  const { sign } = loaderData;
  if (loaderData.days) return <ServedPage {...loaderData} />;
  return <OnDemandPage key={sign} sign={sign} />;
}

/** What a server-rendered page does before the reader touches it. */
function ServedPage(page: LiveDays) {
  const { sign, days } = page;
  const { siteName } = useSite();
  const own = useReaderDay(days);
  const fresh = useFreshReading({ sign, date: own.date }, own.reading, LiveDaysPage.load);
  const reading = fresh ?? own.reading;
  const titled = days[0]!.reading;
  useReadingTitle(
    reading,
    titled ? pageTitle(titled, siteName) : signTitle(sign, siteName),
    siteName,
  );
  useRememberedReading(reading);
  useRememberedScroll(true);
  return <LiveDaysPage {...page} fresh={fresh} />;
}

function signOf({ pathname }: URL): Sign {
  const sign = signOfPath(pathname);
  if (!sign) throw new Response(null, { status: 404, statusText: 'Not Found' });
  return sign;
}

/** Stores the server-rendered reading on the device, once the reader touches the page. */
function useRememberedReading(reading: PublishedReading | null): void {
  useEffect(() => {
    if (!reading) return;
    return whenTouched(async () => {
      try {
        const { rememberReading } = await import('#services/browser/reader/remember-reading.ts');
        rememberReading(reading);
      } catch (cause) {
        console.warn('The reading could not be kept on this device.', cause);
      }
    });
  }, [reading]);
}

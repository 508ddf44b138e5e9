import { data } from 'react-router';
import { publishedPart } from '#domain/reading/stored-reading.ts';
import { signOfPath } from '#domain/zodiac/sign-paths.ts';
import type { Sign } from '#domain/zodiac/signs.ts';
import { EachDay } from '../../shell/each-day.tsx';
import { liveDays } from '../../shell/live-days.ts';
import { LocalTimesScript } from '../../shell/local-times/local-times-script.tsx';
import { useReaderDay } from '../../shell/use-reader-day.ts';
import { useSite } from '../../shell/use-site.ts';
import { showsComplete } from '../../shell/what-shows.ts';
import { siteContext } from '../../site-context.ts';
import moonStyles from '../../styles/moon.css?url';
import styles from '../../styles/sign.css?url';
import type { Route } from './+types/today';
import { AboutSign } from './about-sign.tsx';
import { datesOfWeeks } from './days-in-row.ts';
import { EmptyDayBody, EmptyDayHead, emptyDay } from './empty-day-page.tsx';
import { neighborsOf } from './neighbors.ts';
import { DatedPageOverlay } from './on-demand/dated-page-overlay.tsx';
import { OnDemandPage } from './on-demand/on-demand-page.tsx';
import { useRememberedReading } from './on-demand/use-remembered-reading.ts';
import { OtherDays } from './other-days.tsx';
import { ReadingBody } from './reading-body.tsx';
import { pageTitle, readingMeta, signMeta, signTitle } from './reading-meta.ts';
import { ReadingHead } from './reading-page.tsx';
import { useFreshReading } from './refreshed/use-fresh-reading.ts';
import { SignHeader } from './sign-header.tsx';
import { signTexts } from './sign-texts.ts';
import { useKeptPlace } from './use-kept-place.ts';
import { useReadingTitle } from './use-reading-title.ts';

export const links: Route.LinksFunction = () =>
  [moonStyles, styles].map((href) => ({ rel: 'stylesheet', href }));

/** Today's reading of a sign, for every date that is today somewhere. */
export async function loader({ url, context }: Route.LoaderArgs) {
  const { services, now } = context.get(siteContext);
  const sign = signOf(url);
  const live = liveDays(now);
  const stored = services.otherDays(sign, datesOfWeeks(live));
  const days = await Promise.all(
    live.map(async (day) => {
      const found = await services.readingForDay(sign, day.date);
      const beside = {
        sky: services.skyOfDay(day.date),
        neighbors: neighborsOf(day.date, (await stored).days),
      };
      return found.standing === 'published'
        ? { ...day, ...beside, reading: publishedPart(found.reading), empty: null }
        : { ...day, ...beside, reading: null, empty: emptyDay(services, sign, day.date, found) };
    }),
  );
  const isServed = days.some(({ empty }) => empty?.reason !== 'missing');
  const page = { sign, days, others: await stored, about: signTexts(sign) };
  return data(page, { status: isServed ? 200 : 503 });
}

/**
 * After a link inside the site, a sign's page doesn't wait for the server: it shows at once and finds its reading itself.
 * If its reading shows already, this revalidates.
 */
export async function clientLoader({ url, serverLoader }: Route.ClientLoaderArgs) {
  const sign = signOf(url);
  if (showsComplete(url.pathname)) return serverLoader();
  return { sign, days: null, others: null, about: null };
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
function LiveDaysPage({ sign, days: served, others, about }: LiveDays) {
  const { siteName } = useSite();
  const own = useReaderDay(served);
  const shown = useFreshReading({ sign, date: own.date }, own.reading);
  const days = served.map((day) => (shown && day === own ? { ...day, reading: shown } : day));
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
      <div data-sign={sign} className="reading">
        <SignHeader sign={sign}>
          <EachDay days={days}>
            {({ reading, empty, neighbors }) =>
              reading ? (
                <ReadingHead reading={reading} neighbors={neighbors} />
              ) : (
                <EmptyDayHead day={empty!} neighbors={neighbors} />
              )
            }
          </EachDay>
        </SignHeader>
        <EachDay days={days}>
          {({ reading, empty, sky }) =>
            reading ? (
              <ReadingBody reading={reading} sky={sky} />
            ) : (
              <EmptyDayBody day={empty!} sky={sky} />
            )
          }
        </EachDay>
      </div>
      <OtherDays sign={sign} stored={others} date={null} />
      <AboutSign sign={sign} texts={about} />
    </>
  );
}

function signOf({ pathname }: URL): Sign {
  const sign = signOfPath(pathname);
  if (!sign) throw new Response(null, { status: 404, statusText: 'Not Found' });
  return sign;
}

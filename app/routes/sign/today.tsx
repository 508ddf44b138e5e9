import { useEffect } from 'react';
import { signOfPath, signPath } from '#domain/zodiac/sign-paths.ts';
import { EachDay } from '../../shell/each-day.tsx';
import { liveDays } from '../../shell/live-days.ts';
import { useReaderDay } from '../../shell/use-reader-day.ts';
import { siteContext } from '../../site-context.ts';
import type { Route } from './+types/today';
import { pageTitle, readingMeta } from './reading-meta.ts';
import { ReadingPage } from './reading-page.tsx';

/** Today's reading of a sign, for every date that is today somewhere. */
export async function loader({ url, context }: Route.LoaderArgs) {
  const { services, now, siteName, origin } = context.get(siteContext);
  const sign = signOfPath(url.pathname);
  if (!sign) throw new Response(null, { status: 404, statusText: 'Not Found' });

  const days = await Promise.all(
    liveDays(now).map(async (day) => {
      const reading = await services.readingForDay(sign, day.date);
      if (!reading) throw new Response(null, { status: 503, statusText: 'Service Unavailable' });
      return { ...day, reading, sky: services.skyOfDay(day.date) };
    }),
  );
  return { sign, days, siteName, origin };
}

export function meta({ loaderData }: Route.MetaArgs) {
  if (!loaderData) return [];
  const { sign, days, siteName, origin } = loaderData;
  return readingMeta({ reading: days[0]!.reading, siteName, canonical: origin + signPath(sign) });
}

export default function TodayPage({ loaderData: { days, siteName } }: Route.ComponentProps) {
  const readerDay = useReaderDay();
  const { reading: shown } = days.find(({ offset }) => offset === readerDay) ?? days[0]!;
  useEffect(() => {
    document.title = pageTitle(shown, siteName);
  }, [shown, siteName]);

  return (
    <EachDay days={days}>
      {({ reading, sky }) => <ReadingPage reading={reading} sky={sky} />}
    </EachDay>
  );
}

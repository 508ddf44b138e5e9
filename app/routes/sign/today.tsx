import { signOfPath, signPath } from '#domain/zodiac/sign-paths.ts';
import { EachDay } from '../../shell/each-day.tsx';
import { liveDays } from '../../shell/live-days.ts';
import { siteContext } from '../../site-context.ts';
import type { Route } from './+types/today';
import { ReadingPage } from './reading-page.tsx';
import { readingMeta } from './reading-meta.ts';

/** Today's reading of a sign, for every date that is today somewhere. */
export async function loader({ url, context }: Route.LoaderArgs) {
  const { services, siteName, origin } = context.get(siteContext);
  const sign = signOfPath(url.pathname);
  if (!sign) throw new Response(null, { status: 404 });

  const days = await Promise.all(
    liveDays(services.clock()).map(async (day) => {
      const reading = await services.readingForDay(sign, day.date);
      if (!reading) throw new Response(null, { status: 503 });
      return { ...day, reading };
    }),
  );
  return { sign, days, siteName, origin };
}

export function meta({ loaderData }: Route.MetaArgs) {
  if (!loaderData) return [];
  const { sign, days, siteName, origin } = loaderData;
  return readingMeta({ reading: days[0]!.reading, siteName, canonical: origin + signPath(sign) });
}

export default function TodayPage({ loaderData }: Route.ComponentProps) {
  return (
    <EachDay days={loaderData.days}>
      {({ reading }) => <ReadingPage reading={reading} />}
    </EachDay>
  );
}

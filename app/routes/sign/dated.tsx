import { parseCivilDate } from '#domain/calendar/civil-date.ts';
import { signOfPath, signPath } from '#domain/zodiac/sign-paths.ts';
import { siteContext } from '../../site-context.ts';
import type { Route } from './+types/dated';
import { readingMeta } from './reading-meta.ts';
import { ReadingPage } from './reading-page.tsx';

/** The stored reading of a sign for one date. */
export async function loader({ url, params, context }: Route.LoaderArgs) {
  const { services, siteName, origin } = context.get(siteContext);
  const sign = signOfPath(url.pathname.slice(0, url.pathname.lastIndexOf('/')));
  const date = parseCivilDate(params.date);
  const reading = sign && date && (await services.readingForDay(sign, date));
  if (!reading) throw new Response(null, { status: 404, statusText: 'Not Found' });
  return {
    reading,
    sky: services.skyOfDay(date),
    siteName,
    canonical: `${origin}${signPath(sign)}/${date}`,
  };
}

export function meta({ loaderData }: Route.MetaArgs) {
  return loaderData ? readingMeta(loaderData) : [];
}

export default function DatedPage({ loaderData }: Route.ComponentProps) {
  return <ReadingPage reading={loaderData.reading} sky={loaderData.sky} />;
}

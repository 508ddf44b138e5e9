import { data } from 'react-router';
import { longDate, parseCivilDate } from '#domain/calendar/civil-date.ts';
import { publishedPart } from '#domain/reading/stored-reading.ts';
import { isComputableDate } from '#domain/sky/range.ts';
import { signOfDatedPath } from '#domain/zodiac/sign-paths.ts';
import { signName } from '#domain/zodiac/signs.ts';
import { hiddenMeta } from '../../meta/hidden-meta.ts';
import { LocalTimesScript } from '../../shell/local-times/local-times-script.tsx';
import { siteContext } from '../../site-context.ts';
import type { Route } from './+types/dated';
import { AboutSign } from './about-sign.tsx';
import { MissingDay } from './missing-day.tsx';
import { daysBeside, neighborsOf } from './neighbors.ts';
import { DatedPageOverlay } from './on-demand/dated-page-overlay.tsx';
import { readingMeta } from './reading-meta.ts';
import { ReadingPage } from './reading-page.tsx';

/** The stored reading of a sign for one date, or word that there is none. */
export async function loader({ url, params, context }: Route.LoaderArgs) {
  const { services } = context.get(siteContext);
  const sign = signOfDatedPath(url.pathname);
  const date = parseCivilDate(params.date);
  if (!sign || !date || !isComputableDate(date))
    throw new Response(null, { status: 404, statusText: 'Not Found' });

  const [reading, stored] = await Promise.all([
    services.readingForDay(sign, date),
    services.storedDates(sign, daysBeside([date])),
  ]);
  if (!reading) {
    const missing = { sign, date, span: await services.storedSpan(sign) };
    return data({ missing, found: null }, { status: 404 });
  }
  const found = {
    reading: publishedPart(reading),
    sky: services.skyOfDay(date),
    neighbors: neighborsOf(date, stored),
  };
  return data({ missing: null, found });
}

export function meta({ loaderData, matches: [root] }: Route.MetaArgs) {
  if (!loaderData) return [];
  const { missing, found } = loaderData;
  if (found) return readingMeta(root.loaderData, found.reading, 'dated');
  const { sign, date } = missing;
  return hiddenMeta(root.loaderData, {
    title: `No ${signName(sign)} Horoscope for ${longDate(date)}`,
    description: `There is no reading of ${signName(sign)} for that date. Today's is one step away.`,
  });
}

export default function DatedPage({ loaderData: { missing, found } }: Route.ComponentProps) {
  if (missing) return <MissingDay {...missing} />;
  const { reading, sky, neighbors } = found;
  return (
    <>
      <LocalTimesScript />
      <ReadingPage reading={reading} sky={sky} neighbors={neighbors} page="dated" />
      <DatedPageOverlay />
      <AboutSign sign={reading.sign} />
    </>
  );
}

import { longDate, parseCivilDate } from '#domain/calendar/civil-date.ts';
import { isComputableDate } from '#domain/sky/range.ts';
import { signOfDatedPath } from '#domain/zodiac/sign-paths.ts';
import { signName } from '#domain/zodiac/signs.ts';
import { hiddenMeta } from '../../meta/hidden-meta.ts';
import { latePart } from '../../shell/late-scripts/late-part.tsx';
import { siteContext } from '../../site-context.ts';
import moonStyles from '../../styles/moon.css?url';
import styles from '../../styles/sign.css?url';
import type { Route } from './+types/dated';
import { datedData } from './dated-data.server.ts';
import { readingMeta } from './reading-meta.ts';
import { useFreshReading } from './refreshed/use-fresh-reading.ts';

export const links: Route.LinksFunction = () =>
  [moonStyles, styles].map((href) => ({ rel: 'stylesheet', href }));

/** The stored reading of a sign for one date, or a message that there is none. */
export async function loader({ url, params, context }: Route.LoaderArgs) {
  const { services, now } = context.get(siteContext);
  const sign = signOfDatedPath(url.pathname);
  const date = parseCivilDate(params.date);
  if (!sign || !date || !isComputableDate(date))
    throw new Response(null, { status: 404, statusText: 'Not Found' });
  return datedData(services, sign, date, now);
}

export function meta({ loaderData, matches: [root] }: Route.MetaArgs) {
  if (!loaderData) return [];
  const { missing, withdrawn, found } = loaderData;
  if (found) return readingMeta(root.loaderData, found.reading, 'dated');
  const { sign, date } = missing ?? withdrawn.day;
  return hiddenMeta(root.loaderData, {
    title: `No ${signName(sign)} Horoscope for ${longDate(date)}`,
    description: `There is no ${signName(sign)} reading for that date, but today's is one click away.`,
  });
}

const DatedPage = latePart(
  (path) => signOfDatedPath(path) !== null,
  async () => (await import('./dated-page.tsx')).DatedPage,
);

export default function Dated({ loaderData }: Route.ComponentProps) {
  const { withdrawn, found } = loaderData;
  const day = found?.reading ?? withdrawn?.day ?? null;
  const fresh = useFreshReading(day, found?.reading ?? null, DatedPage.load);
  return <DatedPage {...loaderData} fresh={fresh} />;
}

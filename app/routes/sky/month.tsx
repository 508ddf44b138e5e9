import { data } from 'react-router';
import { hasAlmanac } from '#domain/almanac/range.ts';
import { longMonth, parseCivilMonth } from '#domain/calendar/civil-month.ts';
import { hiddenMeta } from '../../meta/hidden-meta.ts';
import { siteContext } from '../../site-context.ts';
import moonStyles from '../../styles/moon.css?url';
import styles from '../../styles/sky.css?url';
import type { Route } from './+types/month';
import { AlmanacPage } from './almanac-page.tsx';
import { monthMeta } from './calendar-meta.ts';
import { CalendarScripts } from './calendar-scripts.tsx';
import { loadAlmanac } from './load-almanac.ts';
import { MissingMonth } from './missing-month.tsx';

export const links: Route.LinksFunction = () =>
  [moonStyles, styles].map((href) => ({ rel: 'stylesheet', href }));

/** The calendar of one month, or a notice that it is out of range. */
export function loader({ params, context }: Route.LoaderArgs) {
  const { services } = context.get(siteContext);
  const month = parseCivilMonth(params.month);
  if (!month) throw new Response(null, { status: 404, statusText: 'Not Found' });
  if (!hasAlmanac(month)) return data({ month, found: null }, { status: 404 });
  return data({ month, found: loadAlmanac(services, [{ month, seenBy: null }]) });
}

export function meta({ loaderData, matches: [root] }: Route.MetaArgs) {
  if (!loaderData) return [];
  const { month, found } = loaderData;
  if (found) return monthMeta(root.loaderData, month);
  const title = `No Sky Calendar for ${longMonth(month)}`;
  return hiddenMeta(root.loaderData, { title, description: `${title}.` });
}

export default function Month({ loaderData: { month, found } }: Route.ComponentProps) {
  if (!found) return <MissingMonth month={month} />;
  return (
    <>
      <CalendarScripts />
      <AlmanacPage key={month} {...found} />
    </>
  );
}

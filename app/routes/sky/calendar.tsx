import { redirect } from 'react-router';
import { CALENDAR_PATH, monthPath } from '#domain/almanac/almanac-paths.ts';
import { monthOf, parseCivilMonth } from '#domain/calendar/civil-month.ts';
import { liveDays } from '../../shell/live-days.ts';
import { siteContext } from '../../site-context.ts';
import moonStyles from '../../styles/moon.css?url';
import styles from '../../styles/sky.css?url';
import type { Route } from './+types/calendar';
import { AlmanacPage } from './almanac-page.tsx';
import { calendarMeta } from './calendar-meta.ts';
import { loadAlmanac } from './load-almanac.ts';

export const links: Route.LinksFunction = () =>
  [moonStyles, styles].map((href) => ({ rel: 'stylesheet', href }));

/** The current month, or two while they differ around the world; or a redirect to the requested month. */
export function loader({ url, context }: Route.LoaderArgs) {
  const { services, now } = context.get(siteContext);
  if (url.search) throw redirect(pathAskedFor(url.searchParams));
  const live = liveDays(now);
  const months = [...new Set(live.map(({ date }) => monthOf(date)))];
  return loadAlmanac(
    services,
    months.map((month) => ({
      month,
      seenBy: live.filter(({ date }) => monthOf(date) === month).map(({ offset }) => offset),
    })),
  );
}

/** The form submits a month and a year: `/sky?month=11&year=2026`. */
function pathAskedFor(query: URLSearchParams): string {
  const month = parseCivilMonth(`${query.get('year')}-${query.get('month')}`);
  return month ? monthPath(month) : CALENDAR_PATH;
}

export function meta({ matches: [root] }: Route.MetaArgs) {
  return calendarMeta(root.loaderData);
}

export default function CurrentMonth({ loaderData }: Route.ComponentProps) {
  return <AlmanacPage {...loaderData} />;
}

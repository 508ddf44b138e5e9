import { data, Link } from 'react-router';
import { CALENDAR_PATH } from '#domain/almanac/almanac-paths.ts';
import { FIRST_MONTH, hasAlmanac, LAST_MONTH } from '#domain/almanac/range.ts';
import { type CivilMonth, longMonth, parseCivilMonth } from '#domain/calendar/civil-month.ts';
import { hiddenMeta } from '../../meta/hidden-meta.ts';
import { siteContext } from '../../site-context.ts';
import moonStyles from '../../styles/moon.css?url';
import styles from '../../styles/sky.css?url';
import { buttonClasses } from '../../ui/button.tsx';
import { NightMessage } from '../../ui/night-message.tsx';
import type { Route } from './+types/month';
import { AlmanacPage } from './almanac-page.tsx';
import { monthMeta } from './calendar-meta.ts';
import { loadAlmanac } from './load-almanac.ts';

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
  return found ? <AlmanacPage key={month} {...found} /> : <MissingMonth month={month} />;
}

/** The page for a month outside the calendar. */
function MissingMonth({ month }: { month: CivilMonth }) {
  return (
    <NightMessage
      heading={`No Sky Calendar for ${longMonth(month)}`}
      sky="low"
      actions={
        <Link to={CALENDAR_PATH} className={buttonClasses('gold')}>
          This Month's Sky
        </Link>
      }
    >
      <p className="mt-5">
        {`The calendar runs from ${longMonth(FIRST_MONTH)} to ${longMonth(LAST_MONTH)}.`}
      </p>
    </NightMessage>
  );
}

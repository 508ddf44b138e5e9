import { ALMANAC_KINDS, type AlmanacKind } from '#domain/almanac/almanac-event.ts';
import { calendarFeedPath, monthPath } from '#domain/almanac/almanac-paths.ts';
import { longMonth, monthName } from '#domain/calendar/civil-month.ts';
import type { CalendarMonth } from '#services/sky-calendar.ts';
import { FEED_TEXTS } from '../../feeds/sky-feed-texts.ts';
import { LocalDaysScript } from '../../shell/local-times/local-days-script.tsx';
import { LocalTimesScript } from '../../shell/local-times/local-times-script.tsx';
import { useSite } from '../../shell/use-site.ts';
import { PageFrame } from '../../ui/page-frame.tsx';
import { AlmanacHead } from './almanac-head.tsx';
import { AlmanacTable } from './almanac-table.tsx';
import type { Almanac, SeenBy } from './load-almanac.ts';
import { YearRetrogrades } from './year-retrogrades.tsx';

/**
 * A month of the sky, converted to the reader's zone before the first paint. While the month changes around the world,
 * the page contains both, and the style sheet shows the reader's.
 */
export function AlmanacPage({ months, years }: Almanac) {
  return (
    <>
      <LocalTimesScript />
      <LocalDaysScript />
      {months.map((shown) => (
        <AlmanacHead key={shown.month.month} {...shown} />
      ))}
      <PageFrame className="almanac-parts">
        {months.map((shown) => (
          <MonthDays key={shown.month.month} {...shown} />
        ))}
        {years.map((shown) => (
          <YearRetrogrades key={shown.year} {...shown} />
        ))}
        <Subscribe />
        {months.map(({ month: { month }, seenBy }) => (
          <p key={month} className="almanac-note no-print" data-days={seenBy?.join(' ')}>
            For developers:{' '}
            <a href={`${monthPath(month)}.json`} rel="nofollow">{`${longMonth(month)} as JSON`}</a>,
            open to every origin.
          </p>
        ))}
      </PageFrame>
    </>
  );
}

function MonthDays({ month, seenBy }: { month: CalendarMonth; seenBy: SeenBy }) {
  const id = `days-of-${month.month}`;
  return (
    <section aria-labelledby={id} data-days={seenBy?.join(' ')}>
      <h2 id={id}>{`${monthName(month.month)}, day by day`}</h2>
      <p className="almanac-note">
        Events that involve Jupiter or a planet beyond it are listed by day, without a time, and so
        are aspects that form slowly: the exact minute can’t be known, and an event close to
        midnight may fall on the day before or after. The Moon’s aspects are in the daily readings.
      </p>
      <AlmanacTable month={month} />
    </section>
  );
}

/** Subscription links for the reader's own calendar app: everything, or one kind of event. */
function Subscribe() {
  const { origin } = useSite();
  return (
    <section aria-labelledby="subscribe" className="calendar-feeds no-print">
      <h2 id="subscribe">In your own calendar</h2>
      <p>
        Subscribe, and your calendar shows these events in your own time zone and keeps itself up to
        date, a year ahead. The links work in Apple Calendar, Google Calendar, Outlook and
        Thunderbird.
      </p>
      <ul>
        {[null, ...ALMANAC_KINDS].map((kind) => (
          <FeedEntry key={kind ?? 'all'} kind={kind} origin={origin} />
        ))}
      </ul>
    </section>
  );
}

function FeedEntry({ kind, origin }: { kind: AlmanacKind | null; origin: string }) {
  const { name, about } = FEED_TEXTS[kind ?? 'all'];
  return (
    <li>
      <a href={subscriptionAddress(origin, calendarFeedPath(kind))} type="text/calendar">
        {name}
      </a>
      <span>{about}</span>
    </li>
  );
}

/**
 * A `webcal:` link, which opens the reader's calendar; that fetches the feed over HTTPS. A plain link if the origin
 * isn't HTTPS, and behind a proxy only `SITE_URL` says that it is.
 */
function subscriptionAddress(origin: string, path: string): string {
  return origin.startsWith('https:') ? origin.replace(/^https:/, 'webcal:') + path : path;
}

import { ALMANAC_KINDS, type AlmanacKind } from '#domain/almanac/almanac-event.ts';
import { calendarFeedPath } from '#domain/almanac/almanac-paths.ts';
import { FEED_TEXTS } from '../../feeds/sky-feed-texts.ts';
import { useSite } from '../../shell/use-site.ts';

/** The calendar for the reader's own: everything, or one kind of event. */
export function Subscribe() {
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
 * `webcal:` opens the reader's calendar, which then asks by HTTPS, so the site must be reachable by it; the origin
 * says so only where `SITE_URL` does. Otherwise the address of the file.
 */
function subscriptionAddress(origin: string, path: string): string {
  return origin.startsWith('https:') ? origin.replace(/^https:/, 'webcal:') + path : path;
}

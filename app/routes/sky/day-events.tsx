import { Link } from 'react-router';
import type { CivilDate } from '#domain/calendar/civil-date.ts';
import { signPath } from '#domain/zodiac/sign-paths.ts';
import { degreeInSign, signName } from '#domain/zodiac/signs.ts';
import type { CalendarEvent } from '#services/sky-calendar.ts';
import { LocalFormTime } from '../../shell/local-times/local-form.tsx';
import { useLocalDays } from '../../shell/local-times/use-local-days.ts';
import { EventEmblem } from './event-emblem.tsx';

/** Every event that falls on a date in some time zone; only the reader's show. */
export function DayEvents({ date, events }: { date: CivilDate; events: readonly CalendarEvent[] }) {
  const ifOwn = useLocalDays();
  if (events.length === 0) return null;
  return (
    <ul>
      {events.map((event) => (
        <li
          key={event.id}
          {...ifOwn(date, event.at)}
          className="almanac-event"
          data-topic={event.topic}
        >
          <EventEmblem event={event} />
          <Title event={event} />
          <span className="event-time">
            {event.timed && <LocalFormTime at={event.at} form="clock" />}
            {/* It holds for days, and the minute at which it is exact is not known. */}
            {!event.timed && event.kind === 'aspect' && 'exact'}
          </span>
        </li>
      ))}
    </ul>
  );
}

function Title({ event }: { event: CalendarEvent }) {
  const path = eventLink(event);
  const detail = detailOf(event);
  return (
    <span className="event-title">
      {path ? <Link to={path}>{event.title}</Link> : event.title}{' '}
      {detail && <span className="event-detail">{detail} </span>}
    </span>
  );
}

/** The position in the zodiac, if the title does not name it. */
function detailOf(event: CalendarEvent): string | null {
  if (event.kind === 'aspect') {
    return event.signA === event.signB
      ? `in ${signName(event.signA)}`
      : `from ${signName(event.signA)} to ${signName(event.signB)}`;
  }
  return event.kind === 'station' ? `at ${Math.floor(degreeInSign(event.longitude))}°` : null;
}

const MERCURY = '/blog/mercury-retrograde-guide';
const VENUS = '/blog/venus-signs-love-astrology';
const SATURN = '/blog/saturn-return-meaning-age-effects';
const PHASES = '/blog/moon-phases-zodiac-signs';
const FULL_MOONS = '/blog/full-moon-effects-zodiac-signs-2025';

/** The page that explains an event: an article, or the daily reading of the sign that the Sun enters. */
function eventLink(event: CalendarEvent): string | null {
  switch (event.kind) {
    case 'lunation':
      return event.phase === 'full moon' ? FULL_MOONS : PHASES;
    case 'eclipse':
      return event.of === 'Moon' ? `${FULL_MOONS}#two-eclipses-one-large-moon-one-small` : PHASES;
    case 'station':
      if (event.body === 'Venus') return VENUS;
      return event.body === 'Mercury' ? MERCURY : `${MERCURY}#what-retrograde-motion-is`;
    case 'ingress':
      if (event.body === 'Sun') return signPath(event.to);
      if (event.body === 'Venus') return VENUS;
      return event.body === 'Saturn' ? SATURN : null;
    default:
      return null;
  }
}

import ical, { type ICalEventData, ICalEventTransparency } from 'ical-generator';
import type { AlmanacKind } from '#domain/almanac/almanac-event.ts';
import { calendarFeedPath, monthPath } from '#domain/almanac/almanac-paths.ts';
import { addDays, type CivilDate, civilDate, utcMidnight } from '#domain/calendar/civil-date.ts';
import { monthOf } from '#domain/calendar/civil-month.ts';
import { signName } from '#domain/zodiac/signs.ts';
import type { CalendarEvent, CalendarRetrograde, UpcomingSky } from '#services/sky-calendar.ts';
import type { SiteFacts } from '../meta/site-facts.ts';
import { FEED_TEXTS } from './sky-feed-texts.ts';

export const CALENDAR = 'text/calendar';

/** Events depend only on the calculation, so they are all stamped with the day on which it last changed. */
const CALCULATED_ON = new Date('2026-11-22T00:00:00Z');
const DAY_SECONDS = 86_400;

/** A calendar feed, of one kind of event or of all: RFC 5545 with the properties of RFC 7986. */
export function buildSkyFeed(site: SiteFacts, kind: AlmanacKind | null, sky: UpcomingSky): string {
  const { name, about } = FEED_TEXTS[kind ?? 'all'];
  const calendar = ical({
    name: kind ? `${site.siteName}: ${name}` : `${site.siteName}: the sky calendar`,
    description: about,
    prodId: { company: site.siteName, product: 'Sky Calendar', language: 'EN' },
    source: site.origin + calendarFeedPath(kind),
    ttl: DAY_SECONDS,
  });
  for (const event of sky.events) {
    if (kind === null || event.topic === kind) calendar.createEvent(eventEntry(site, event));
  }
  if (kind === null || kind === 'retrogrades') {
    for (const retrograde of sky.retrogrades) {
      calendar.createEvent(retrogradeEntry(site, retrograde));
    }
  }
  return calendar.toString();
}

/** An instant, or the whole day in UTC if the minute is not known. */
function eventEntry(site: SiteFacts, event: CalendarEvent): ICalEventData {
  const date = dateOf(event.at);
  return {
    ...entry(site, event.id, date),
    summary: event.title,
    description: descriptionOf(event),
    categories: [{ name: FEED_TEXTS[event.topic].name }],
    ...(event.timed ? { start: new Date(event.at) } : wholeDays(date, date)),
  };
}

/** Whole days in UTC, from the first station's to the last one's. */
function retrogradeEntry(
  site: SiteFacts,
  { body, from, until }: CalendarRetrograde,
): ICalEventData {
  const first = dateOf(from);
  return {
    ...entry(site, `${first}-${body.toLowerCase()}-retrograde`, first),
    summary: `${body} retrograde`,
    categories: [{ name: FEED_TEXTS.retrogrades.name }],
    ...wholeDays(first, dateOf(until)),
  };
}

function entry(site: SiteFacts, id: string, date: CivilDate) {
  return {
    // The same at every origin of a site, and on every site that computes the same event.
    id: `${id}@sky-calendar`,
    stamp: CALCULATED_ON,
    transparency: ICalEventTransparency.TRANSPARENT,
    url: `${site.origin}${monthPath(monthOf(date))}#${date}`,
  };
}

/** The end date is exclusive. */
function wholeDays(first: CivilDate, last: CivilDate) {
  return {
    allDay: true,
    start: new Date(utcMidnight(first)),
    end: new Date(utcMidnight(addDays(last, 1))),
  };
}

function descriptionOf(event: CalendarEvent): string | null {
  const places =
    event.kind === 'aspect'
      ? `${event.a} in ${signName(event.signA)}, ${event.b} in ${signName(event.signB)}.`
      : null;
  const dated = event.timed ? null : 'The day is in UTC; the exact time is not known.';
  return [places, dated].filter(Boolean).join(' ') || null;
}

function dateOf(iso: string): CivilDate {
  return civilDate(iso.slice(0, 10));
}

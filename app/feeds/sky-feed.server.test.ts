import ICAL from 'ical.js';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { ALMANAC_KINDS, type AlmanacKind } from '#domain/almanac/almanac-event.ts';
import { addDays, civilDate } from '#domain/calendar/civil-date.ts';
import { civilMonth } from '#domain/calendar/civil-month.ts';
import { upcomingSky } from '#services/sky-calendar.ts';
import { buildSkyFeed } from './sky-feed.server.ts';

const SITE = { siteName: 'Ephemera', origin: 'https://ephemera.test', imageHost: '/images' };
const SKY = upcomingSky(civilMonth('2026-11'));

afterEach(() => vi.unstubAllEnvs());

/** A feed as a calendar reads it. */
function read(kind: AlmanacKind | null) {
  const calendar = new ICAL.Component(ICAL.parse(buildSkyFeed(SITE, kind, SKY)));
  return calendar.getAllSubcomponents('vevent').map((component) => {
    const event = new ICAL.Event(component);
    return {
      uid: event.uid,
      title: event.summary,
      start: timeOf(event.startDate),
      end: component.hasProperty('dtend') ? timeOf(event.endDate) : null,
      stamp: component.getFirstPropertyValue('dtstamp')?.toString(),
      isTransparent: component.getFirstPropertyValue('transp') === 'TRANSPARENT',
    };
  });
}

/** `2026-11-24` for a whole day, `2026-11-24T14:53Z` for an instant. */
function timeOf(time: ICAL.Time): string {
  if (time.isDate) return time.toString();
  return `${new Date(time.toUnixTime() * 1_000).toISOString().slice(0, 16)}Z`;
}

describe('the feed of everything', () => {
  it('loses no event, and puts each at the instant or on the day that was computed', () => {
    const expected = [
      ...SKY.events.map(({ id, title, at, timed }) => {
        const date = civilDate(at.slice(0, 10));
        return {
          uid: `${id}@sky-calendar`,
          title,
          start: timed ? at : date,
          end: timed ? null : addDays(date, 1),
        };
      }),
      ...SKY.retrogrades.map(({ body, from, until }) => ({
        uid: `${from.slice(0, 10)}-${body.toLowerCase()}-retrograde@sky-calendar`,
        title: `${body} retrograde`,
        start: from.slice(0, 10),
        end: addDays(civilDate(until.slice(0, 10)), 1),
      })),
    ];
    const events = read(null);
    expect(events.map(({ uid, title, start, end }) => ({ uid, title, start, end }))).toEqual(
      expected,
    );
    expect(events.length).toBeGreaterThan(500);
    expect(new Set(events.map(({ uid }) => uid)).size).toBe(events.length);
    expect(events.every(({ isTransparent }) => isTransparent)).toBe(true);
  });

  it('has the same text every time and in every zone, in lines of 75 octets', () => {
    const text = buildSkyFeed(SITE, null, SKY);
    vi.stubEnv('TZ', 'Asia/Kathmandu');
    expect(buildSkyFeed(SITE, null, SKY)).toBe(text);
    vi.stubEnv('TZ', 'America/New_York');
    expect(buildSkyFeed(SITE, null, SKY)).toBe(text);
    expect(new Set(read(null).map(({ stamp }) => stamp))).toEqual(
      new Set(['2026-11-22T00:00:00Z']),
    );
    for (const line of text.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
  });

  it('asks to be fetched once a day', () => {
    const calendar = new ICAL.Component(ICAL.parse(buildSkyFeed(SITE, null, SKY)));
    expect(calendar.getFirstPropertyValue('refresh-interval')?.toString()).toBe('P1D');
  });
});

it('has each event in the feed of one kind', () => {
  const kinds = ALMANAC_KINDS.flatMap((kind) => read(kind).map(({ uid }) => uid));
  expect(kinds.toSorted()).toEqual(
    read(null)
      .map(({ uid }) => uid)
      .toSorted(),
  );
  for (const kind of ALMANAC_KINDS) expect(read(kind).length, kind).toBeGreaterThan(0);
});

it('covers last month through the thirteenth month ahead', () => {
  const days = SKY.events.map(({ at }) => at.slice(0, 10));
  expect([days[0]! >= '2026-10-01', days[0]! < '2026-10-05']).toEqual([true, true]);
  expect([days.at(-1)! <= '2027-12-31', days.at(-1)! > '2027-12-26']).toEqual([true, true]);
});

it('lists a retrograde as one span of whole days', () => {
  expect(read('retrogrades')).toContainEqual(
    expect.objectContaining({
      title: 'Mercury retrograde',
      start: '2026-10-24',
      end: '2026-11-14',
    }),
  );
});

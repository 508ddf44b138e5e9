import type { Instant } from '#domain/calendar/civil-date.ts';
import { type Body, isSlow } from '#domain/sky/bodies.ts';
import type { DaySky, SignStay } from '#domain/sky/day-sky.ts';
import type { AspectName, LunationPhase } from '#domain/sky/events.ts';
import type { Tone } from '#domain/words/entries.ts';
import { signProfile } from '#domain/zodiac/profiles.ts';
import type { Sign } from '#domain/zodiac/signs.ts';
import { type House, solarHouse } from '#domain/zodiac/solar-houses.ts';
import { eventTime, exactOnDate } from './day-facts.ts';
import {
  backwardAllThrough,
  holdsAllThrough,
  noonOf,
  signAllThrough,
} from './sky-through-window.ts';

const HOUR_MS = 3_600_000;

/** Something in the day's sky that a section can rest on, seen from one sign: a body in a house, and what moves it. */
export interface Influence {
  /** The event behind it; two influences of one event (a pair seen from either side) have the same. */
  event: string;
  body: Body;
  sign: Sign;
  house: House;
  tone: Tone;
  transit: Transit;
  /** How much it matters that day to that sign; about 1 for a mere stay, 3 for an exact contact. */
  weight: number;
}

export type Transit =
  | { kind: 'moon aspect'; aspect: AspectName; at: Instant }
  | { kind: 'aspect'; aspect: AspectName; partner: Body; exact: Instant | null }
  | { kind: 'enters'; words: string }
  | { kind: 'turns'; turns: 'retrograde' | 'direct'; words: string }
  | { kind: 'lunation'; phase: LunationPhase; at: Instant }
  | { kind: 'moon stay'; stay: SignStay }
  | { kind: 'stay'; retrograde: boolean };

/** All that the day's sky holds for a sun sign, unsorted. */
export function influencesOn(sign: Sign, sky: DaySky): Influence[] {
  const found = [
    ...moonStays(sky),
    ...moonAspects(sky),
    ...planetAspects(sky),
    ...changes(sky),
    ...stays(sky),
  ];
  const { ruler } = signProfile(sign);
  return found.map((seen) => ({
    ...seen,
    house: solarHouse(sign, seen.sign),
    weight: seen.weight * rulerFactor(ruler, seen),
  }));
}

type Seen = Omit<Influence, 'house'>;

function rulerFactor(ruler: Body, { body, transit }: Seen): number {
  if (body === ruler) return 1.35;
  return transit.kind === 'aspect' && transit.partner === ruler ? 1.15 : 1;
}

function moonStays(sky: DaySky): Seen[] {
  const stays = sky.bodies.Moon.stays.map((stay, i): Seen => {
    const share = shareOfDate(sky, stay);
    return {
      event: `moon stay ${i}`,
      body: 'Moon',
      sign: stay.sign,
      tone: 'plain',
      transit: { kind: 'moon stay', stay },
      weight: share === 0 ? 0.2 : 0.8 + 1.2 * share,
    };
  });
  const lunations = sky.lunations.map(
    ({ phase, at, moonSign }): Seen => ({
      event: `lunation ${phase}`,
      body: 'Moon',
      sign: moonSign,
      tone: 'plain',
      transit: { kind: 'lunation', phase, at },
      weight: (phase.endsWith('moon') ? 4.5 : 3) * nearness(sky, at),
    }),
  );
  return [...stays, ...lunations];
}

function moonAspects(sky: DaySky): Seen[] {
  return sky.exactAspects.flatMap(({ a, b, aspect, at }): Seen[] => {
    if (a !== 'Moon' && b !== 'Moon') return [];
    const body = a === 'Moon' ? b : a;
    const sign = signAllThrough(sky, body);
    if (!sign || isLunation(body, aspect)) return [];
    const strength = aspect === 'sextile' ? 2.1 : aspect === 'trine' ? 2.5 : 2.8;
    return [
      {
        event: `moon ${aspect} ${body}`,
        body,
        sign,
        tone: toneOf(aspect),
        transit: { kind: 'moon aspect', aspect, at },
        weight: strength * nearness(sky, at),
      },
    ];
  });
}

/** New, full and quarter Moons have an influence of their own. */
function isLunation(body: Body, aspect: AspectName): boolean {
  return body === 'Sun' && aspect !== 'sextile' && aspect !== 'trine';
}

function planetAspects(sky: DaySky): Seen[] {
  return sky.aspects.flatMap((contact): Seen[] => {
    const { a, b, aspect, orb } = contact;
    if (!holdsAllThrough(sky, contact)) return [];
    const exact = exactOnDate(sky, a, b);
    if (isSlow(a) && isSlow(b) && exact === null) return [];
    const weight = exact === null ? 1.9 - orb * 0.3 : 3.4;
    return [
      [a, b],
      [b, a],
    ].flatMap(([body, partner]): Seen[] => {
      const sign = signAllThrough(sky, body!);
      if (!sign) return [];
      return [
        {
          event: `${a} ${aspect} ${b}`,
          body: body!,
          sign,
          tone: toneOf(aspect),
          transit: { kind: 'aspect', aspect, partner: partner!, exact },
          weight: weight * (isSlow(body!) ? 0.7 : 1),
        },
      ];
    });
  });
}

function changes(sky: DaySky): Seen[] {
  const arrivals = sky.ingresses.flatMap((ingress): Seen[] => {
    const when = ingress.body === 'Moon' ? null : eventTime(sky, ingress);
    if (!when || ingress.retrograde) return [];
    const { body, to, at } = ingress;
    return [
      {
        event: `${body} enters`,
        body,
        sign: to,
        tone: 'plain',
        transit: { kind: 'enters', words: when.words },
        weight: 3.6 * nearness(sky, at),
      },
    ];
  });
  const turns = sky.stations.flatMap((station): Seen[] => {
    const when = eventTime(sky, station);
    if (!when || !signAllThrough(sky, station.body)) return [];
    const { body, sign, turns, at } = station;
    return [
      {
        event: `${body} turns`,
        body,
        sign,
        tone: 'plain',
        transit: { kind: 'turns', turns, words: when.words },
        weight: 5.5 * nearnessOfStation(sky, at),
      },
    ];
  });
  return [...arrivals, ...turns];
}

function stays(sky: DaySky): Seen[] {
  return Object.values(sky.bodies).flatMap(({ body }): Seen[] => {
    const sign = signAllThrough(sky, body);
    if (!sign || body === 'Moon') return [];
    const retrograde = backwardAllThrough(sky, body) === true;
    if (isSlow(body)) return [];
    return [
      {
        event: `${body} stays`,
        body,
        sign,
        tone: 'plain',
        transit: { kind: 'stay', retrograde },
        weight: retrograde ? 1.2 : 0.9,
      },
    ];
  });
}

function toneOf(aspect: AspectName): Tone {
  if (aspect === 'conjunction') return 'union';
  return aspect === 'trine' || aspect === 'sextile' ? 'ease' : 'strain';
}

/**
 * 1 within the date in UTC, less on the next morning, and next to nothing on the evening before: true, but
 * yesterday's news to most readers.
 */
function nearness(sky: DaySky, at: Instant): number {
  const hours = (at - noonOf(sky)) / HOUR_MS;
  if (hours < -12) return 0.08;
  if (hours <= 12) return 1;
  return hours <= 18 ? 0.6 : 0.3;
}

/** A planet about its station stands still for days; the date after and before it are still of its time. */
function nearnessOfStation(sky: DaySky, at: Instant): number {
  return Math.max(0.6, nearness(sky, at));
}

/** Share of the UTC date that a stay takes up, 0 to 1. */
function shareOfDate(sky: DaySky, { from, until }: SignStay): number {
  const noon = noonOf(sky);
  const start = Math.max(from ?? sky.window.start, noon - 12 * HOUR_MS);
  const end = Math.min(until ?? sky.window.end, noon + 12 * HOUR_MS);
  return Math.max(0, end - start) / (24 * HOUR_MS);
}

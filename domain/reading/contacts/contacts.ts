import { type Instant, utcNoon } from '#domain/calendar/civil-date.ts';
import { DAY_MS } from '#domain/calendar/durations.ts';
import { isDateOfMostReaders, shareOnDate } from '#domain/calendar/readers.ts';
import { BODIES, type Body, inSentence, isSlow } from '#domain/sky/bodies.ts';
import type { DaySky } from '#domain/sky/day-sky.ts';
import type { AspectName, Ingress, Station } from '#domain/sky/events.ts';
import type { Tone } from '#domain/words/passage.ts';
import { type Sign, signName } from '#domain/zodiac/signs.ts';
import { eventTime, exactOnDate, isQuarter } from './day-facts.ts';
import {
  aspectFactId,
  ingressFactId,
  placeFactId,
  retrogradeFactId,
  stationFactId,
} from './fact-ids.ts';
import {
  holdsThroughWindow,
  isRetrogradeThroughWindow,
  signThroughWindow,
} from './sky-through-window.ts';
import { ASPECT_VERBS } from './sky-words.ts';

/** Something in the sky of a date that a section can be about: a body in a sign, and what affects it. */
export interface Contact {
  /** The fact behind it; a pair has one fact and gives two contacts, one from each side. */
  factId: string;
  /** The body that the passage is about; never the Moon. */
  body: Body;
  /** The other one of a pair, if it isn't the Moon. */
  partner: Body | null;
  sign: Sign;
  tone: Tone;
  /** How a passage words it: as a clause, "the Moon squares Saturn", and after "with", "the Moon square Saturn". */
  clause: string;
  pairing: string;
  /** The instant, if it passes within hours; null if it lasts for days. */
  at: Instant | null;
  /**
   * How much it matters that day: about 1 for a mere stay, 3 for an exact contact, near 0 if it falls on this date for
   * few readers.
   */
  weight: number;
  /** Whether readers who follow the sky expect to hear of it on this date: a planet turns. */
  isNews?: true;
}

/** Aspects of two planets with a wider orb than this, in degrees, are not mentioned. */
const WIDEST_ORB = 5.5;
/** Two slow planets stay within a degree for weeks, so they count only if they are this close. */
const SLOW_PAIR_ORB = 0.3;

/** Everything in the sky of a date that sections can be about, the same for every sign. */
export function contactsOn(sky: DaySky): Contact[] {
  return [
    ...moonContacts(sky),
    ...planetContacts(sky),
    ...changeContacts(sky),
    ...placeContacts(sky),
  ];
}

function moonContacts(sky: DaySky): Contact[] {
  return sky.exactAspects.flatMap(({ a, b, aspect, at }): Contact[] => {
    if (a !== 'Moon' && b !== 'Moon') return [];
    const body = a === 'Moon' ? b : a;
    const sign = signThroughWindow(sky, body);
    const share = shareOnDate(at, sky.date);
    if (!sign || share === 0 || (body === 'Sun' && isQuarter(aspect))) return [];
    const strength = aspect === 'sextile' ? 2.2 : 2.6;
    return [
      {
        factId: aspectFactId('Moon', body, aspect),
        body,
        partner: null,
        sign,
        tone: toneOf(aspect),
        clause: aspectClause('Moon', body, aspect, true),
        pairing: aspectPairing('Moon', body, aspect),
        at,
        weight: strength * nearness(share),
      },
    ];
  });
}

function planetContacts(sky: DaySky): Contact[] {
  return sky.aspects.flatMap((aspectOfDay): Contact[] => {
    const { a, b, aspect, orb, exactAt } = aspectOfDay;
    if (orb > WIDEST_ORB || !holdsThroughWindow(sky, aspectOfDay)) return [];
    if (isSlow(a) && isSlow(b) && orb > SLOW_PAIR_ORB) return [];
    const isNearlyExact = exactAt !== null && Math.abs(exactAt - utcNoon(sky.date)) < 1.5 * DAY_MS;
    const weight = isNearlyExact ? 3.2 : 2.1 - orb * 0.3;
    return [a, b].flatMap((body): Contact[] => {
      const sign = signThroughWindow(sky, body);
      if (!sign) return [];
      return [
        {
          factId: aspectFactId(a, b, aspect),
          body,
          partner: body === a ? b : a,
          sign,
          tone: toneOf(aspect),
          clause: aspectClause(a, b, aspect, exactOnDate(sky, a, b) !== null),
          pairing: aspectPairing(a, b, aspect),
          at: null,
          weight: weight * (isSlow(body) ? 0.8 : 1),
        },
      ];
    });
  });
}

function changeContacts(sky: DaySky): Contact[] {
  return [
    ...sky.ingresses.flatMap((ingress) => ingressContact(sky, ingress)),
    ...sky.stations.flatMap((station) => stationContact(sky, station)),
  ];
}

function ingressContact(sky: DaySky, ingress: Ingress): Contact[] {
  const { body, to, at, retrograde } = ingress;
  if (body === 'Moon' || retrograde || !eventTime(sky, ingress)) return [];
  const share = shareOnDate(at, sky.date);
  if (share === 0) return [];
  return [
    {
      factId: ingressFactId(body, to),
      body,
      partner: null,
      sign: to,
      tone: 'plain',
      clause: `${inSentence(body)} enters ${signName(to)}`,
      pairing: `${inSentence(body)} entering ${signName(to)}`,
      at,
      weight: 3.4 * nearness(share),
    },
  ];
}

function stationContact(sky: DaySky, station: Station): Contact[] {
  const { body, turns, at } = station;
  const sign = signThroughWindow(sky, body);
  const share = shareOnDate(at, sky.date);
  if (!sign || !eventTime(sky, station) || share === 0) return [];
  return [
    {
      factId: stationFactId(body, turns),
      body,
      partner: null,
      sign,
      tone: turns === 'direct' ? 'direct' : 'back',
      clause: `${body} turns ${turns}`,
      pairing: `${body} turning ${turns}`,
      at,
      weight: 4.5 * nearness(share),
      ...(isDateOfMostReaders(at, sky.date) && { isNews: true }),
    },
  ];
}

/** Planets in their signs, for weeks or a year. Beyond Saturn a sign lasts too long to be news. */
function placeContacts(sky: DaySky): Contact[] {
  return BODIES.filter(
    (body) => body !== 'Moon' && BODIES.indexOf(body) <= BODIES.indexOf('Saturn'),
  ).flatMap((body): Contact[] => {
    const sign = signThroughWindow(sky, body);
    const isBackward = isRetrogradeThroughWindow(sky, body);
    if (!sign || isBackward === null) return [];
    if (isBackward && !isSlow(body)) {
      return [
        {
          factId: retrogradeFactId(body),
          body,
          partner: null,
          sign,
          tone: 'back',
          clause: `${body} is retrograde`,
          pairing: `${body} retrograde`,
          at: null,
          weight: 1.5,
        },
      ];
    }
    return [
      {
        factId: placeFactId(body),
        body,
        partner: null,
        sign,
        tone: 'plain',
        clause: `${inSentence(body)} is in ${signName(sign)}`,
        pairing: `${inSentence(body)} in ${signName(sign)}`,
        at: null,
        weight: isSlow(body) ? 0.6 : 1,
      },
    ];
  });
}

/** Scales the weight of a short event by the fraction of readers who have it on their own date. */
function nearness(share: number): number {
  return share < 0.5 ? 0.2 * share * share : share * share;
}

function toneOf(aspect: AspectName): Tone {
  if (aspect === 'conjunction') return 'union';
  return aspect === 'trine' || aspect === 'sextile' ? 'ease' : 'strain';
}

/** "Meets" is for the moment itself; two planets that are merely close are conjunct. */
function aspectClause(a: Body, b: Body, aspect: AspectName, isMoment: boolean): string {
  const verb = aspect === 'conjunction' && isMoment ? 'meets' : ASPECT_VERBS[aspect];
  return `${inSentence(a)} ${verb} ${inSentence(b)}`;
}

const PAIRING_WORDS: Record<AspectName, string> = {
  conjunction: 'conjunct',
  sextile: 'sextile',
  square: 'square',
  trine: 'trine',
  opposition: 'opposite',
};

function aspectPairing(a: Body, b: Body, aspect: AspectName): string {
  return `${inSentence(a)} ${PAIRING_WORDS[aspect]} ${inSentence(b)}`;
}

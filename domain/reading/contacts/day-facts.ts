import { civilDateAt } from '#domain/calendar/civil-date.ts';
import { atMoment, isoMinute, onDay, utcMoment } from '#domain/calendar/utc-time.ts';
import { capitalized } from '#domain/capitalized.ts';
import { BODIES, type Body, inSentence, PLANETS } from '#domain/sky/bodies.ts';
import type { DaySky } from '#domain/sky/day-sky.ts';
import { isDateCertain, isMinutePrintable } from '#domain/sky/event-times.ts';
import type { AspectName, Ingress, Station } from '#domain/sky/events.ts';
import { type Sign, signName } from '#domain/zodiac/signs.ts';
import { solarHouse } from '#domain/zodiac/solar-houses.ts';
import type { SkyFact } from '../reading.ts';
import {
  aspectFactId,
  eclipseFactId,
  ingressFactId,
  lunationFactId,
  placeFactId,
  retrogradeFactId,
  stationFactId,
} from './fact-ids.ts';
import {
  holdsThroughWindow,
  isRetrogradeThroughWindow,
  signThroughWindow,
  waxingOrWaning,
} from './sky-through-window.ts';
import { ASPECT_VERBS, PHASE_ADJECTIVES, yourHouse } from './sky-words.ts';

/**
 * The complete list of statements about the sky that readings of the date are based on. Each is true through the date's
 * whole window or carries its time in UTC; places also name the solar house of `sign`. Events of Jupiter and beyond
 * carry only their UTC date, and are left out if the date is uncertain.
 */
export function dayFacts(sky: DaySky, sign: Sign): SkyFact[] {
  const place = (placeSign: Sign) =>
    `${signName(placeSign)}, ${yourHouse(solarHouse(sign, placeSign))}`;
  return [
    signThroughChanges(sky, 'Moon', place),
    ...moonPhase(sky, place),
    ...places(sky, place),
    ...sky.ingresses.flatMap((ingress) => ingressFact(sky, ingress, place)),
    ...sky.stations.flatMap((station) => stationFact(sky, station, place)),
    ...retrogrades(sky, place),
    ...moonAspects(sky, place),
    ...planetAspects(sky, place),
    ...rareEvents(sky, place),
  ];
}

type Place = (sign: Sign) => string;

/** The sign that a body is in, and each that it enters in the window, with the minute. */
function signThroughChanges(sky: DaySky, body: Body, place: Place): SkyFact {
  const { stays } = sky.bodies[body];
  const [first, ...later] = stays;
  const parts = later.map(
    (stay, i) => `until ${utcMoment(stays[i]!.until!, sky.date)}, then in ${place(stay.sign)}`,
  );
  const text = `${name(body)} is in ${[place(first!.sign), ...parts].join(', ')}.`;
  const change = later[0]?.from;
  return { id: placeFactId(body), text, at: change ? isoMinute(change) : null };
}

function moonPhase(sky: DaySky, place: Place): SkyFact[] {
  const way = waxingOrWaning(sky);
  const state: SkyFact[] = way ? [{ id: 'moon-phase', text: `The Moon is ${way}.`, at: null }] : [];
  const events = sky.lunations.map(({ phase, at, moonSign }) => ({
    id: lunationFactId(phase),
    text: `${atMoment(at, sky.date)}, there is a ${PHASE_ADJECTIVES[phase]} Moon in ${place(moonSign)}.`,
    at: isoMinute(at),
  }));
  return [...state, ...events.map(asSentence)];
}

function places(sky: DaySky, place: Place): SkyFact[] {
  return BODIES.filter((body) => body !== 'Moon').flatMap((body) => {
    const changes = sky.ingresses.filter((ingress) => ingress.body === body);
    if (changes.length > 0 && changes.every(isMinutePrintable)) {
      return [signThroughChanges(sky, body, place)];
    }
    const sign = signThroughWindow(sky, body);
    if (!sign) return [];
    return [{ id: placeFactId(body), text: `${name(body)} is in ${place(sign)}.`, at: null }];
  });
}

function ingressFact(sky: DaySky, ingress: Ingress, place: Place): SkyFact[] {
  if (ingress.body === 'Moon') return [];
  const when = eventTime(sky, ingress);
  if (!when) return [];
  const back = ingress.retrograde ? ', moving backward,' : '';
  const text = `${name(ingress.body)}${back} enters ${place(ingress.to)}, ${when.words}.`;
  return [{ id: ingressFactId(ingress.body, ingress.to), text, at: when.at }];
}

function stationFact(sky: DaySky, station: Station, place: Place): SkyFact[] {
  const when = eventTime(sky, station);
  if (!when) return [];
  const text = `${station.body} turns ${station.turns} in ${place(station.sign)}, ${when.words}.`;
  return [{ id: stationFactId(station.body, station.turns), text, at: when.at }];
}

/** When an ingress or station takes place, as precisely as is certain; null if not even the date is. */
export function eventTime(
  sky: DaySky,
  event: Ingress | Station,
): { words: string; at: string | null } | null {
  if (isMinutePrintable(event))
    return { words: atMoment(event.at, sky.date), at: isoMinute(event.at) };
  return isDateCertain(event) ? { words: onDay(event.at), at: null } : null;
}

function retrogrades(sky: DaySky, place: Place): SkyFact[] {
  return PLANETS.filter((body) => isRetrogradeThroughWindow(sky, body)).map((body) => ({
    id: retrogradeFactId(body),
    text: `${body} is retrograde${inPlace(sky, body, place)}.`,
    at: null,
  }));
}

function moonAspects(sky: DaySky, place: Place): SkyFact[] {
  return sky.exactAspects
    .filter(({ a, b }) => a === 'Moon' || b === 'Moon')
    .filter(({ a, aspect }) => !(a === 'Sun' && isQuarter(aspect)))
    .map(({ a, b, aspect, at }) => {
      const other = a === 'Moon' ? b : a;
      const where = inPlace(sky, other, place);
      return {
        id: aspectFactId('Moon', other, aspect),
        text: `The Moon ${ASPECT_VERBS[aspect]} ${inSentence(other)}${where}${where.includes(',') ? ',' : ''} ${atMoment(at, sky.date)}.`,
        at: isoMinute(at),
      };
    });
}

/** An aspect of the Moon and the Sun that is described as a new, full or quarter Moon. */
export function isQuarter(aspect: AspectName): boolean {
  return aspect !== 'sextile' && aspect !== 'trine';
}

function planetAspects(sky: DaySky, place: Place): SkyFact[] {
  return sky.aspects
    .filter((aspect) => holdsThroughWindow(sky, aspect))
    .map(({ a, b, aspect }) => {
      const isTogether =
        aspect === 'conjunction' && signThroughWindow(sky, a) === signThroughWindow(sky, b);
      const where = isTogether ? '' : inPlace(sky, a, place);
      const comma = where.includes(',') ? ',' : '';
      const exact = exactness(sky, a, b);
      return {
        id: aspectFactId(a, b, aspect),
        text: `${name(a)}${where}${comma} ${ASPECT_VERBS[aspect]} ${inSentence(b)}${inPlace(sky, b, place)}${exact.words}.`,
        at: exact.at,
      };
    });
}

/** ` in Leo, your first house`, or '' if the body changes sign within the window. */
function inPlace(sky: DaySky, body: Body, place: Place): string {
  const sign = signThroughWindow(sky, body);
  return sign ? ` in ${place(sign)}` : '';
}

/** When an aspect of two planets is exact, as far as is certain; '' if that is on another date. */
function exactness(sky: DaySky, a: Body, b: Body): { words: string; at: string | null } {
  const event = sky.exactAspects.find((exact) => exact.a === a && exact.b === b);
  if (event && isMinutePrintable(event)) {
    return { words: `, exact ${atMoment(event.at, sky.date)}`, at: isoMinute(event.at) };
  }
  return { words: event && isDateCertain(event) ? `, exact ${onDay(event.at)}` : '', at: null };
}

/** When two bodies perfect their aspect within the UTC date, if that is certain; else null. */
export function exactOnDate(sky: DaySky, a: Body, b: Body): number | null {
  const exact = sky.exactAspects.find((event) => event.a === a && event.b === b);
  if (!exact || !isDateCertain(exact)) return null;
  return civilDateAt(exact.at) === sky.date ? exact.at : null;
}

function rareEvents(sky: DaySky, place: Place): SkyFact[] {
  const eclipses = sky.eclipses.map(({ of, type, at, sign }) => ({
    id: eclipseFactId(of),
    text: `${atMoment(at, sky.date)}, a ${type} ${of === 'Sun' ? 'solar' : 'lunar'} eclipse in ${withClosingComma(place(sign))} is at its greatest.`,
    at: isoMinute(at),
  }));
  const turns = sky.seasonTurns.map(({ event, at }) => ({
    id: event.toLowerCase().replace(' ', '-'),
    text: `the ${event} comes ${atMoment(at, sky.date)}.`,
    at: isoMinute(at),
  }));
  return [...eclipses, ...turns].map(asSentence);
}

function asSentence(fact: SkyFact): SkyFact {
  return { ...fact, text: capitalized(fact.text) };
}

/** `Leo, your first house,`: ends the parenthetical phrase with a comma. */
function withClosingComma(place: string): string {
  return place.includes(',') ? `${place},` : place;
}

function name(body: Body): string {
  return capitalized(inSentence(body));
}

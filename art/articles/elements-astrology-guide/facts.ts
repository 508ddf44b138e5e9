import {
  civilDate,
  civilDateAt,
  type Instant,
  longDate,
  utcMidnight,
} from '#domain/calendar/civil-date.ts';
import { DAY_MS, HOUR_MS } from '#domain/calendar/durations.ts';
import type { Span } from '#domain/calendar/today-somewhere.ts';
import { rulersOf } from '#domain/claims/rulers.ts';
import { BODIES, type Body, isSlow } from '#domain/sky/bodies.ts';
import { ingressesBetween } from '#domain/sky/ingresses.ts';
import { longitudeAt } from '#domain/sky/position.ts';
import { type Element, signProfile } from '#domain/zodiac/profiles.ts';
import { readingHours } from '#domain/zodiac/reading-hours.ts';
import { degreeInSign, SIGNS, type Sign, signName } from '#domain/zodiac/signs.ts';
import { signAt } from '../../facts/sign-at.ts';
import { years } from '../../facts/spans.ts';
import { monthAndDay, shortDate, yearOf } from '../../facts/words.ts';

/** The day the article counts, its date. */
export const DAY = civilDate('2025-01-15');
/** The instant at which the ten bodies are placed, in the table and in the drawing. */
export const NOON = utcMidnight(DAY) + 12 * HOUR_MS;

const ELEMENTS: readonly Element[] = ['Fire', 'Earth', 'Air', 'Water'];
/** The elements that Aristotle calls hot. */
const HOT: readonly Element[] = ['Fire', 'Air'];
const SLOW = BODIES.filter(isSlow);
const SLOWEST: readonly Body[] = ['Saturn', 'Uranus', 'Neptune', 'Pluto'];
/** The slow planets that enter a new sign in 2025, go back, and return in 2026 to stay. */
const MOVERS: readonly Body[] = ['Neptune', 'Saturn', 'Uranus'];

/** Every value in the article that comes from the sky or from the site's own tables. */
export function facts() {
  return {
    day: longDate(DAY),
    signs: SIGNS.map(rowOf),
    balance: balanceAt(NOON),
    class: sharedByAClass(),
    fireless: firelessDays(),
    someElementEmpty: emptyPercent(years(1925, 2024)),
    hours: Object.fromEntries(
      ELEMENTS.map((element) => [
        element.toLowerCase(),
        readingHours(element).replace('-', ' to '),
      ]),
    ),
    movers: MOVERS.map(moverOf),
    jupiterEnters: monthAndDay(ingressesBetween(years(2025), ['Jupiter'])[0]!.at),
    plutoEnters: plutoEntersAquarius(),
    hot: hotSpans(),
  };
}

/** A row of the table of signs: `Pluto (Mars)` if the old ruler differs from the new one. */
function rowOf(sign: Sign) {
  const { element, quality } = signProfile(sign);
  const [ruler, old] = rulersOf(sign);
  return { sign: signName(sign), element, quality, ruler: old ? `${ruler} (${old})` : ruler };
}

/** The ten bodies in each element at an instant: `Moon 14° Leo`. */
function balanceAt(at: Instant) {
  return ELEMENTS.map((element) => {
    const bodies = bodiesIn(element, at);
    return {
      element,
      count: bodies.length,
      bodies: bodies.map((body) => placeOf(body, at)).join(', '),
    };
  });
}

function placeOf(body: Body, at: Instant): string {
  const degree = Math.floor(degreeInSign(longitudeAt(body, at)));
  return `${body} ${degree}° ${signName(signAt(body, at))}`;
}

/** The first and last day, around the article's date, between which none of the five slow planets changes sign. */
function sharedByAClass() {
  const before = ingressesBetween({ start: NOON - 365 * DAY_MS, end: NOON }, SLOW).at(-1)!;
  const after = ingressesBetween({ start: NOON, end: NOON + 365 * DAY_MS }, SLOW)[0]!;
  return { from: fullDay(before.at), to: fullDay(after.at) };
}

/** After the article's date: when the last body leaves the fire signs, and when the next one enters. */
function firelessDays() {
  const changes = ingressesBetween({ start: NOON, end: NOON + 30 * DAY_MS });
  const leaves = changes.find(({ at }) => bodiesIn('Fire', at + HOUR_MS).length === 0)!;
  const enters = changes.find(({ at, to }) => at > leaves.at && elementOf(to) === 'Fire')!;
  return {
    from: monthAndDay(leaves.at),
    leaves: signName(leaves.from),
    to: monthAndDay(enters.at),
    enters: signName(enters.to),
  };
}

/** The percentage of weekly noons in some years at which at least one element contains none of the ten. */
function emptyPercent({ start, end }: Span): string {
  let [noons, empty] = [0, 0];
  for (let at = start + 12 * HOUR_MS; at < end; at += 7 * DAY_MS) {
    noons++;
    const held = new Set(BODIES.map((body) => elementOf(signAt(body, at))));
    if (held.size < ELEMENTS.length) empty++;
  }
  return `${Math.round((100 * empty) / noons)} percent`;
}

/** A planet that enters a sign in 2025, retrogrades out of it, and reenters in 2026. */
function moverOf(body: Body) {
  const [enters, returns, settles] = ingressesBetween(years(2025, 2026), [body]);
  const { from, to } = enters!;
  return {
    planet: body,
    move: `${withElement(from)} to ${withElement(to)}`,
    enters: shortDate(enters!.at),
    returns: shortDate(returns!.at),
    settles: shortDate(settles!.at),
  };
}

/** Pluto's last ingress into Aquarius before the date. */
function plutoEntersAquarius(): string {
  const entries = ingressesBetween({ start: NOON - 365 * DAY_MS, end: NOON }, ['Pluto']);
  return fullDay(entries.findLast(({ to }) => to === 'aquarius')!.at);
}

/**
 * When the four slowest planets are all in fire and air: the last time before 2025, in 2025, and for longer after it.
 */
function hotSpans() {
  const spans = spansOfHeat(years(1998, 2029));
  const before = spans.findLast(({ end }) => end < NOON)!;
  const [now, next] = spans.filter(({ start }) => start > NOON);
  return {
    before: String(yearOf(before.end)),
    from: monthAndDay(now!.start),
    to: monthAndDay(now!.end),
    nextFrom: fullDay(next!.start),
    nextTo: fullDay(next!.end),
  };
}

function spansOfHeat(span: Span): Span[] {
  const changes = ingressesBetween(span, SLOWEST).map(({ at }) => at);
  const between = changes.slice(1).map((end, i) => ({ start: changes[i]!, end }));
  const hot = between.filter(({ start, end }) => {
    const middle = (start + end) / 2;
    return SLOWEST.every((body) => HOT.includes(elementOf(signAt(body, middle))));
  });
  return hot.reduce<Span[]>((joined, { start, end }) => {
    const last = joined.at(-1);
    if (last?.end === start) last.end = end;
    else joined.push({ start, end });
    return joined;
  }, []);
}

/** `Pisces (water)` */
function withElement(sign: Sign): string {
  return `${signName(sign)} (${elementOf(sign).toLowerCase()})`;
}

function bodiesIn(element: Element, at: Instant): Body[] {
  return BODIES.filter((body) => elementOf(signAt(body, at)) === element);
}

function elementOf(sign: Sign): Element {
  return signProfile(sign).element;
}

/** `November 19, 2024` */
function fullDay(at: Instant): string {
  return longDate(civilDateAt(at));
}

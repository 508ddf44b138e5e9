import type { CivilDate } from '#domain/calendar/civil-date.ts';
import { DAY_MS } from '#domain/calendar/durations.ts';
import { type Span, todayWindow } from '#domain/calendar/today-somewhere.ts';
import { isoMinute } from '#domain/calendar/utc-time.ts';
import { capitalized } from '#domain/capitalized.ts';
import { type Body, inSentence, type Planet } from '#domain/sky/bodies.ts';
import { eclipsesBetween } from '#domain/sky/eclipses.ts';
import type { Eclipse, Ingress, Lunation, Station } from '#domain/sky/events.ts';
import { ingressesBetween } from '#domain/sky/ingresses.ts';
import { lunationsBetween } from '#domain/sky/lunations.ts';
import { LAST_COMPUTABLE } from '#domain/sky/range.ts';
import { stationsBetween } from '#domain/sky/stations.ts';
import { type Sign, signName } from '#domain/zodiac/signs.ts';
import { solarHouse } from '#domain/zodiac/solar-houses.ts';
import { TOPICS_OF_HOUSES } from '#domain/zodiac/topics-of-houses.ts';
import type { UpcomingFact } from '../reading.ts';
import { eclipseFactId, ingressFactId, lunationFactId, stationFactId } from './fact-ids.ts';
import { PHASE_ADJECTIVES } from './sky-words.ts';

/** Long enough for the Moon to return to any sign, and for the Sun to enter another. */
const DAYS_AHEAD = 30;
/** The bodies that change signs often enough to have news every month. */
const QUICK_PLANETS: readonly Planet[] = ['Mercury', 'Venus', 'Mars'];
const QUICK_BODIES: readonly Body[] = ['Sun', ...QUICK_PLANETS];
const EVENTS_OF_QUICK_BODIES = 2;

type Coming = Ingress | Station | Lunation | Eclipse;

/**
 * What a sign's readers can look forward to in the month after `date`, in order of time, each event with its solar house:
 * the Moon's return to the sign, the next new or full Moon or the eclipse at it, and two sign changes or stations of the
 * Sun, Mercury, Venus and Mars. All of it comes after `date` is over everywhere on Earth. Throws a RangeError outside
 * the years 1800 to 2200.
 */
export function comingUp(sign: Sign, date: CivilDate): UpcomingFact[] {
  const start = todayWindow(date).end;
  const end = Math.min(start + DAYS_AHEAD * DAY_MS, todayWindow(LAST_COMPUTABLE).end);
  const span = { start, end };
  const [moonReturns] = ingressesBetween(span, ['Moon']).filter(({ to }) => to === sign);
  return [moonReturns, newOrFullMoon(span), ...newsOfQuickBodies(sign, span)]
    .filter((event) => event !== undefined)
    .sort((a, b) => a.at - b.at)
    .map((event) => factOf(event, sign));
}

function newOrFullMoon(span: Span): Lunation | Eclipse | undefined {
  const lunation = lunationsBetween(span).find(
    ({ phase }) => phase === 'new moon' || phase === 'full moon',
  );
  if (!lunation) return undefined;
  const near = { start: lunation.at - DAY_MS, end: lunation.at + DAY_MS };
  return eclipsesBetween(near).find(({ at }) => at >= span.start) ?? lunation;
}

/** Ingresses into the sign itself first, then stations: readers want to know of both long before. */
function newsOfQuickBodies(sign: Sign, span: Span): (Ingress | Station)[] {
  const rank = (event: Ingress | Station) =>
    event.kind === 'station' ? 1 : event.to === sign ? 0 : 2;
  return [...ingressesBetween(span, QUICK_BODIES), ...stationsBetween(span, QUICK_PLANETS)]
    .sort((a, b) => rank(a) - rank(b) || a.at - b.at)
    .slice(0, EVENTS_OF_QUICK_BODIES);
}

function factOf(event: Coming, sign: Sign): UpcomingFact {
  const { id, said, place } = inWords(event);
  const house = solarHouse(sign, place);
  const own = house === 1 ? 'your own sign' : `your house of ${TOPICS_OF_HOUSES[house]}`;
  const text = `${capitalized(said)} ${signName(place)}, ${own}.`;
  return { id, text, at: isoMinute(event.at) };
}

function inWords(event: Coming): { id: string; said: string; place: Sign } {
  switch (event.kind) {
    case 'ingress': {
      const { body, to, retrograde } = event;
      const verb = retrograde ? 'returns to' : 'enters';
      return { id: ingressFactId(body, to), said: `${inSentence(body)} ${verb}`, place: to };
    }
    case 'station': {
      const { body, turns, sign } = event;
      return { id: stationFactId(body, turns), said: `${body} turns ${turns} in`, place: sign };
    }
    case 'lunation': {
      const { phase, moonSign } = event;
      const said = `there is a ${PHASE_ADJECTIVES[phase]} Moon in`;
      return { id: lunationFactId(phase), said, place: moonSign };
    }
    case 'eclipse': {
      const { of, type, sign } = event;
      const article = type === 'annular' ? 'an' : 'a';
      const said = `there is ${article} ${type} eclipse of the ${of} in`;
      return { id: eclipseFactId(of), said, place: sign };
    }
  }
}

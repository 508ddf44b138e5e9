import { type Body, isSlow } from '#domain/sky/bodies.ts';
import type { DaySky, SignStay } from '#domain/sky/day-sky.ts';
import type { Eclipse, Lunation, Station } from '#domain/sky/events.ts';
import { BODY_EVENTS, BODY_NOUNS, PAIR_VERBS } from '#domain/words/bodies.ts';
import type { Table } from '#domain/words/entries.ts';
import {
  ECLIPSE_FRAMES,
  EQUINOX_FRAMES,
  LUNATION_INTRO_FRAMES,
  MOOD_CHANGE_FRAMES,
  MOOD_MAIN_FRAMES,
  MOON_CHANGE_FRAMES,
  MOON_WHOLE_FRAMES,
  PAIR_INTRO_FRAMES,
  RULER_FRAMES,
  SOLSTICE_FRAMES,
  STATION_INTRO_FRAMES,
  WAY_ALONE_FRAMES,
  WAY_FRAMES,
} from '#domain/words/introduction-frames.ts';
import { MOON_HOUSES, type MoonPhase, PHASES, SIGN_MANNERS } from '#domain/words/moon.ts';
import { signProfile } from '#domain/zodiac/profiles.ts';
import { type Sign, signName } from '#domain/zodiac/signs.ts';
import { solarHouse } from '#domain/zodiac/solar-houses.ts';
import { eventTime, inSentence } from './day-facts.ts';
import type { Desk } from './desk.ts';
import { fillFrame } from './filled-frame.ts';
import type { Influence } from './influences.ts';
import type { PlannedSection } from './section-plan.ts';
import {
  holdsAllThrough,
  moonStayAtNoon,
  noonOf,
  signAllThrough,
  wayOfMoon,
} from './sky-through-window.ts';
import { ASPECT_VERBS, PHASE_ADJECTIVES, yourHouse } from './sky-words.ts';
import { atMoment, utcMoment } from './utc-time.ts';

/** The other frames speak of two halves; three stays in one window are rare. */
/** The first two stays of a Moon that passes through three signs in the window; the third is told after it. */
const THREE_STAYS_FRAME =
  'the Moon changes rooms twice: the Moon is in {sign}, {house}, until {until}, then in {next}, {nextHouse}.';
const HALF_DAY_MS = 43_200_000;

/**
 * The introduction: the Moon by sign and house with its hours, an eclipse or the phase, the turn of a
 * season, and a station, one contact or the sign's ruler.
 */
export function writeIntroduction(
  sign: Sign,
  sky: DaySky,
  plan: readonly PlannedSection[],
  desk: Desk,
): string {
  const eclipse = sky.eclipses[0];
  return [
    moonWay(sign, sky, desk),
    eclipse ? eclipseSentence(sign, eclipse, sky, desk) : phase(sky, plan, desk),
    seasonTurn(sky, desk),
    stationSentence(sign, sky, plan, desk) || beyondTheMoon(sign, sky, plan, desk),
  ]
    .filter(Boolean)
    .join(' ');
}

function moonWay(sign: Sign, sky: DaySky, desk: Desk): string {
  const [first, next, ...more] = sky.bodies.Moon.stays;
  const values = namesOf('sign', 'house', sign, first!);
  if (!next) {
    return fillFrame(desk.take('moon whole', MOON_WHOLE_FRAMES), {
      ...values,
      first: mood(sign, first!, desk),
      manner: manner(first!.sign, desk),
    });
  }
  const way = {
    ...values,
    ...namesOf('next', 'nextHouse', sign, next),
    until: utcMoment(first!.until!, sky.date),
  };
  const frame = more.length > 0 ? THREE_STAYS_FRAME : desk.take('moon change', MOON_CHANGE_FRAMES);
  const tail = more.map(
    (stay) =>
      `The Moon enters ${signName(stay.sign)}, ${yourHouse(solarHouse(sign, stay.sign))}, ${atMoment(stay.from!, sky.date)}.`,
  );
  const main = mainStay(sky);
  const moods = main
    ? moodOfMainStay(sign, main, desk)
    : fillFrame(desk.take('mood change', MOOD_CHANGE_FRAMES), {
        ...way,
        first: mood(sign, first!, desk),
        later: mood(sign, next, desk),
        manner: manner(first!.sign, desk),
        manner2: manner(next.sign, desk),
      });
  return [fillFrame(frame, way), ...tail, moods].join(' ');
}

/** The stay that leaves to the others less than half a day of the window, or null. */
function mainStay(sky: DaySky): SignStay | null {
  const stay = moonStayAtNoon(sky);
  const from = stay.from ?? sky.window.start;
  const until = stay.until ?? sky.window.end;
  return sky.window.end - sky.window.start - (until - from) < HALF_DAY_MS ? stay : null;
}

function moodOfMainStay(sign: Sign, stay: SignStay, desk: Desk): string {
  return fillFrame(desk.take('mood main', MOOD_MAIN_FRAMES), {
    main: signName(stay.sign),
    mood: mood(sign, stay, desk),
    manner: manner(stay.sign, desk),
  });
}

function namesOf(signKey: string, houseKey: string, sign: Sign, stay: SignStay) {
  return {
    [signKey]: signName(stay.sign),
    [houseKey]: yourHouse(solarHouse(sign, stay.sign)),
  };
}

function mood(sign: Sign, stay: SignStay, desk: Desk): string {
  const house = solarHouse(sign, stay.sign);
  return desk.take(`mood ${house}`, MOON_HOUSES[house], 2);
}

function manner(sign: Sign, desk: Desk): string {
  return desk.take(`manner ${sign}`, SIGN_MANNERS[sign], 3);
}

/** The type of an eclipse differs from place to place; what stands here is true everywhere. */
function eclipseSentence(
  sign: Sign,
  { of, at, sign: held }: Eclipse,
  sky: DaySky,
  desk: Desk,
): string {
  const phaseName = of === 'Sun' ? 'new moon' : 'full moon';
  return fillFrame(desk.take('eclipse', ECLIPSE_FRAMES), {
    of: `the ${of}`,
    sign: signName(held),
    house: yourHouse(solarHouse(sign, held)),
    at: atMoment(at, sky.date),
    event: desk.take(`phase ${phaseName}`, PHASES[phaseName], 2),
  });
}

function seasonTurn(sky: DaySky, desk: Desk): string {
  const turn = sky.seasonTurns[0];
  if (!turn) return '';
  const frames: [string, Table] = turn.event.endsWith('equinox')
    ? ['equinox', EQUINOX_FRAMES]
    : ['solstice', SOLSTICE_FRAMES];
  return fillFrame(desk.take(...frames), { turn: turn.event, at: atMoment(turn.at, sky.date) });
}

/** The first station of the window that no section rests on. */
function stationSentence(
  sign: Sign,
  sky: DaySky,
  plan: readonly PlannedSection[],
  desk: Desk,
): string {
  const told = new Set(plan.map(({ influence }) => influence.event));
  const untold = sky.stations.filter(
    ({ body }) => !told.has(`${body} turns`) && signAllThrough(sky, body),
  );
  for (const station of untold) {
    const when = eventTime(sky, station);
    if (when) return fillFrame(...stationFrame(sign, station, when.words, desk));
  }
  return '';
}

function stationFrame(
  sign: Sign,
  { body, turns, sign: held }: Station,
  at: string,
  desk: Desk,
): [string, Record<string, string>] {
  return [
    desk.take('station introduction', STATION_INTRO_FRAMES),
    {
      body,
      turns: `turns ${turns}`,
      sign: signName(held),
      house: yourHouse(solarHouse(sign, held)),
      at,
      event: desk
        .take(`event turns ${turns}`, BODY_EVENTS[`turns ${turns}`], 2)
        .replace('{noun}', desk.take(`noun ${body}`, BODY_NOUNS[body])),
    },
  ];
}

function phase(sky: DaySky, plan: readonly PlannedSection[], desk: Desk): string {
  const lunation = sky.lunations.find((event) => !isYesterdaysNews(event, sky));
  if (!lunation || plan.some(({ influence }) => influence.transit.kind === 'lunation')) {
    const way = wayOfMoon(sky);
    if (!way) return '';
    const name = phaseBetweenQuarters(sky);
    const meaning = desk.take(`phase ${name}`, PHASES[name], 2);
    const sun = signAllThrough(sky, 'Sun');
    if (!sun) return fillFrame(desk.take('way alone', WAY_ALONE_FRAMES), { way, phase: meaning });
    return fillFrame(desk.take('way', WAY_FRAMES), { way, phase: meaning, sun: signName(sun) });
  }
  return fillFrame(desk.take('lunation introduction', LUNATION_INTRO_FRAMES), {
    phase: PHASE_ADJECTIVES[lunation.phase],
    sign: signName(lunation.moonSign),
    at: atMoment(lunation.at, sky.date),
    event: desk.take(`phase ${lunation.phase}`, PHASES[lunation.phase], 2),
  });
}

/** A quarter of the evening before is passed over; of a new or full Moon there is nothing newer to say. */
function isYesterdaysNews({ phase, at }: Lunation, sky: DaySky): boolean {
  return phase.endsWith('quarter') && at < noonOf(sky) - HALF_DAY_MS;
}

function phaseBetweenQuarters(sky: DaySky): MoonPhase {
  const quarter = Math.floor(sky.phaseAngle.noon / 90);
  return (['waxing crescent', 'waxing gibbous', 'waning gibbous', 'waning crescent'] as const)[
    quarter
  ]!;
}

/** A near contact of two planets that no section rests on, or the sign's ruler while it is a swift one. */
function beyondTheMoon(
  sign: Sign,
  sky: DaySky,
  plan: readonly PlannedSection[],
  desk: Desk,
): string {
  const told = new Set(plan.map(({ influence }) => influence.event));
  const contacts = sky.aspects.filter(
    (contact) =>
      holdsAllThrough(sky, contact) && !told.has(`${contact.a} ${contact.aspect} ${contact.b}`),
  );
  const swift = contacts.filter(({ a }) => !isSlow(a));
  const { ruler } = signProfile(sign);
  const rulerSign = isSlow(ruler) || ruler === 'Moon' ? null : signAllThrough(sky, ruler);
  const turn = Number(desk.take('contact', ['0', '1', '2', '3', '4', '5']));
  if (rulerSign && (turn % 3 === 0 || swift.length === 0)) {
    return fillFrame(desk.take('ruler', RULER_FRAMES), {
      body: inSentence(ruler),
      own: signName(sign),
      sign: signName(rulerSign),
      house: yourHouse(solarHouse(sign, rulerSign)),
      manner: manner(rulerSign, desk),
    });
  }
  const contact = swift[turn % Math.max(1, Math.min(3, swift.length))];
  return contact ? pairSentence(contact, sky, desk) : '';
}

function pairSentence(
  { a, b, aspect }: { a: Body; b: Body; aspect: keyof typeof ASPECT_VERBS },
  sky: DaySky,
  desk: Desk,
): string {
  const tone: Exclude<Influence['tone'], 'plain'> =
    aspect === 'conjunction'
      ? 'union'
      : aspect === 'trine' || aspect === 'sextile'
        ? 'ease'
        : 'strain';
  return fillFrame(desk.take('pair introduction', PAIR_INTRO_FRAMES), {
    a: withSign(a, sky),
    b: withSign(b, sky),
    verb: ASPECT_VERBS[aspect],
    nounA: desk.take(`noun ${a}`, BODY_NOUNS[a]),
    nounB: desk.take(`noun ${b}`, BODY_NOUNS[b]),
    verbs: desk.take(`pair ${tone}`, PAIR_VERBS[tone]),
  });
}

function withSign(body: Body, sky: DaySky): string {
  const sign = signAllThrough(sky, body);
  return sign ? `${inSentence(body)} in ${signName(sign)}` : inSentence(body);
}

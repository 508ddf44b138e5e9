import { civilDate, type Instant, longDate } from '#domain/calendar/civil-date.ts';
import { exactAspectsBetween } from '#domain/sky/aspects.ts';
import { PLANETS } from '#domain/sky/bodies.ts';
import { TIME_TOLERANCE } from '#domain/sky/event-times.ts';
import { ingressesBetween } from '#domain/sky/ingresses.ts';
import { lunationsBetween } from '#domain/sky/lunations.ts';
import { dayIn, timeIn } from '../../facts/local-time.ts';
import { signAt } from '../../facts/sign-at.ts';
import { datesSpan } from '../../facts/spans.ts';
import { clockTime, monthAndDay } from '../../facts/words.ts';
import { chanceOfAtLeast, chanceOfRightGuesses, GUESSES } from './luck.ts';

/** The day of the made-up column, which is the article's date. */
const DAY = civilDate('2025-01-22');
/** Long enough to contain the Moon's whole stay in Scorpio and the following new Moon. */
const AROUND = datesSpan(civilDate('2025-01-20'), civilDate('2025-01-31'));
const NOON = Date.parse(`${DAY}T12:00:00Z`);
const NEW_YORK = 'America/New_York';

/** How often something happens to a person, and so its chance on any one day. */
const OFTEN = [
  { often: 'Every other day', aDay: 1 / 2 },
  { often: 'Once a week', aDay: 1 / 7 },
  { often: 'Once a month', aDay: 1 / 30 },
  { often: 'Once a year', aDay: 1 / 365 },
];

/** The second test: a coin flip for every day on which one of the two readings was right. */
const SPLITS = { days: 20, mark: 15 };

/** Every astronomical date and probability in the article, as printed there. */
export function facts() {
  return {
    day: longDate(DAY),
    scorpio: moonInScorpio(),
    trine: moonTrineSaturn(),
    newMoon: newMoon(),
    inPisces: new Intl.ListFormat('en-US').format(PLANETS.filter(isInPisces)),
    baseRates: OFTEN.map(baseRate),
    guesses: guesses(),
    splits: {
      ...SPLITS,
      average: SPLITS.days / 2,
      markOrMore: percent(chanceOfAtLeast(SPLITS.mark, SPLITS.days, 1 / 2)),
    },
  };
}

/** The Moon's stay in Scorpio around the day. */
function moonInScorpio() {
  const changes = ingressesBetween(AROUND, ['Moon']);
  const enters = changes.find(({ to }) => to === 'scorpio')!;
  const leaves = changes.find(({ from }) => from === 'scorpio')!;
  return { from: momentInNewYork(enters.at), until: momentInNewYork(leaves.at) };
}

/** The aspect the column announces for the evening in New York. */
function moonTrineSaturn() {
  const { at } = exactAspectsBetween(AROUND).find(
    ({ a, b, aspect }) => a === 'Moon' && b === 'Saturn' && aspect === 'trine',
  )!;
  return { newYork: timeIn(NEW_YORK, at) };
}

function newMoon() {
  const { at } = lunationsBetween(AROUND).find(({ phase }) => phase === 'new moon')!;
  return {
    date: monthAndDay(at),
    utc: clockTime(at),
    withinSeconds: TIME_TOLERANCE.lunation * 60,
  };
}

function isInPisces(planet: (typeof PLANETS)[number]): boolean {
  return signAt(planet, NOON) === 'pisces';
}

/** The score of a prediction of such an event by chance alone. */
function baseRate({ often, aDay }: (typeof OFTEN)[number]) {
  return {
    often,
    day: percent(aDay),
    week: percent(chanceOfAtLeast(1, 7, aDay)),
    month: rounded(30 * aDay),
  };
}

/** The first test: the hits expected by luck alone. */
function guesses() {
  const { days, readings, mark } = GUESSES;
  const markOrMore = chanceOfAtLeast(mark, days, 1 / readings);
  return {
    days,
    average: days / readings,
    none: percent(chanceOfRightGuesses(0)),
    two: percent(chanceOfRightGuesses(2)),
    markOrMore: `${(markOrMore * 100).toFixed(1)}%`,
    oneIn: Math.round(1 / markOrMore),
    twiceOneIn: Math.round(1 / markOrMore ** 2 / 10) * 10,
    twoInAWeek: percent(chanceOfAtLeast(2, 7, 1 / readings)),
  };
}

/** `11:20 AM on January 21` */
function momentInNewYork(at: Instant): string {
  return `${timeIn(NEW_YORK, at)} on ${dayIn(NEW_YORK, at)}`;
}

/** `14%`, with one decimal below 1%. */
function percent(chance: number): string {
  return `${rounded(chance * 100)}%`;
}

/** An integer from one up, one decimal below. */
function rounded(value: number): string {
  return value.toFixed(value < 1 ? 1 : 0);
}

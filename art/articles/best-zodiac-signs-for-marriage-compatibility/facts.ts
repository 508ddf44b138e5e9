import {
  addDays,
  type CivilDate,
  civilDate,
  type Instant,
  shortDate,
  utcMidnight,
  weekdayOf,
} from '#domain/calendar/civil-date.ts';
import { DAY_MS, HOUR_MS } from '#domain/calendar/durations.ts';
import type { Span } from '#domain/calendar/today-somewhere.ts';
import { eclipsesBetween } from '#domain/sky/eclipses.ts';
import { lunationsBetween } from '#domain/sky/lunations.ts';
import { retrogradePeriodsBetween } from '#domain/sky/retrogrades.ts';
import { signProfile } from '#domain/zodiac/profiles.ts';
import { SIGNS, type Sign, signAfter, signName } from '#domain/zodiac/signs.ts';
import { signOfHouse } from '#domain/zodiac/solar-houses.ts';
import { type InnerPlanet, innerRetrogradesIn } from '../../facts/inner-retrogrades.ts';
import { signAt } from '../../facts/sign-at.ts';
import { years } from '../../facts/spans.ts';
import { fromTo, listed, monthAndDay } from '../../facts/words.ts';

/** This site's lore, best first: a tradition of ours that rests on no measurement. */
export const COUPLES: readonly { signs: readonly [Sign, Sign]; score: number }[] = [
  { signs: ['taurus', 'virgo'], score: 95 },
  { signs: ['cancer', 'scorpio'], score: 93 },
  { signs: ['leo', 'sagittarius'], score: 91 },
  { signs: ['libra', 'gemini'], score: 89 },
];

/** Signs from one corner of a square to the next. */
const SQUARE = 3;

/** Venus rules two of them and is exalted in Pisces. */
const VENUS_AT_HER_BEST: readonly Sign[] = ['taurus', 'libra', 'pisces'];
/** By custom, weddings keep at least this many days away from eclipses. */
const ECLIPSE_DAYS = 3;

const YEAR = years(2025);
const RETROGRADES = (['Venus', 'Mercury'] as const).flatMap((planet) =>
  innerRetrogradesIn(planet, YEAR),
);
const ECLIPSES = eclipsesBetween(YEAR).map(({ at }) => at);
const SATURDAYS = saturdaysBetween(civilDate('2025-01-23'), civilDate('2025-12-31'));
/** New moon to full moon: every span that may contain one of the Saturdays. */
const WAXING = waxingSpans({ start: YEAR.start, end: YEAR.end + 30 * DAY_MS });
const CHOSEN = SATURDAYS.filter(isFavoredByCustom);

/**
 * The couples with their scores, the twelve signs as spouses, and the Saturdays of 2025 that custom favors for a
 * wedding.
 */
export function facts() {
  return {
    couples: COUPLES.map(inTable),
    spouses: Object.fromEntries(SIGNS.map((sign) => [sign, spouse(sign)])),
    retrogrades: RETROGRADES.map(({ planet, period }) => ({
      planet,
      dates: fromTo(period),
      signs: signsOf(planet, period),
    })),
    saturdays: { left: SATURDAYS.length, chosen: CHOSEN.length },
    waxing: WAXING.map(chosenIn).filter(({ saturdays }) => saturdays !== ''),
    venusAtHerBest: listed(
      CHOSEN.filter((day) => VENUS_AT_HER_BEST.includes(venusOn(day))).map(shortDate),
    ),
    eclipses: listed(ECLIPSES.map(monthAndDay)),
    nearEclipse: listed(CHOSEN.filter(isNearEclipse).map(shortDate)),
    marsDirect: monthAndDay(retrogradePeriodsBetween('Mars', YEAR)[0]!.end),
  };
}

function inTable({ signs, score }: (typeof COUPLES)[number]) {
  return {
    pair: listed(signs.map(signName)),
    element: signProfile(signs[0]).element,
    score: `${score}%`,
  };
}

/** Its two trines from the site's list, the square that falls in its house of home, and its partner sign. */
function spouse(sign: Sign) {
  const partners = signOfHouse(sign, 7);
  return {
    longRun: listed(signProfile(sign).compatibility.slice(0, 2).map(signName)),
    harder: signName(signAfter(sign, SQUARE)),
    seventh: `${signName(partners)} (${signProfile(partners).ruler})`,
  };
}

function signsOf(planet: InnerPlanet, { start, end }: Span): string {
  const [from, to] = [start, end].map((at) => signName(signAt(planet, at)));
  return from === to ? from! : `${from} back to ${to}`;
}

function saturdaysBetween(first: CivilDate, last: CivilDate): CivilDate[] {
  const days: CivilDate[] = [];
  for (let day = first; day <= last; day = addDays(day, 1)) {
    if (weekdayOf(day) === 'Saturday') days.push(day);
  }
  return days;
}

function waxingSpans(span: Span): Span[] {
  const [newMoons, fullMoons] = (['new moon', 'full moon'] as const).map((wanted) =>
    lunationsBetween(span)
      .filter(({ phase }) => phase === wanted)
      .map(({ at }) => at),
  );
  return newMoons!.flatMap((start) => {
    const end = fullMoons!.find((at) => at > start);
    return end ? [{ start, end }] : [];
  });
}

/** Whether the Moon is waxing and neither Venus nor Mercury retrograde, all day in every US time zone. */
function isFavoredByCustom(day: CivilDate): boolean {
  const wholeDay = americanDay(day);
  return (
    WAXING.some(({ start, end }) => start <= wholeDay.start && wholeDay.end <= end) &&
    !RETROGRADES.some(({ period }) => period.start < wholeDay.end && wholeDay.start < period.end)
  );
}

/** From midnight in New York, daylight time, to the following midnight in Honolulu. */
function americanDay(day: CivilDate): Span {
  const midnight = utcMidnight(day);
  return { start: midnight + 4 * HOUR_MS, end: midnight + DAY_MS + 10 * HOUR_MS };
}

function isNearEclipse(day: CivilDate): boolean {
  return ECLIPSES.some((at) => Math.abs(at - middayOf(day)) < ECLIPSE_DAYS * DAY_MS);
}

/** One waxing Moon with its Saturdays and the sign of Venus on each. */
function chosenIn(waxing: Span) {
  const days = CHOSEN.filter((day) => waxing.start < middayOf(day) && middayOf(day) < waxing.end);
  return {
    moon: fromTo(waxing),
    saturdays: days.map(shortDate).join(', '),
    venus: [...new Set(days.map(venusOn))].map(signName).join(', '),
  };
}

function venusOn(day: CivilDate): Sign {
  return signAt('Venus', middayOf(day));
}

/** Noon in Chicago, standard time. */
function middayOf(day: CivilDate): Instant {
  return utcMidnight(day) + 18 * HOUR_MS;
}

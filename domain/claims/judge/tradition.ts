import { longDate, WEEKDAYS, weekdayOf } from '../../calendar/civil-date.ts';
import { signProfile } from '../../zodiac/profiles.ts';
import { signName } from '../../zodiac/signs.ts';
import { ordinal, solarHouse } from '../../zodiac/solar-houses.ts';
import type { ClaimContext, Judgment } from '../claim.ts';
import type { Of } from '../proposition.ts';
import { rulersOf } from '../rulers.ts';
import { lastOf } from '../setting.ts';
import { decide, isFalse, isUncheckable } from './verdicts.ts';
import { bodyName, listWords, sentence } from './wording.ts';

/** "Mars, your ruler": the modern ruler or the traditional one, unless the text says which. */
export function judgeRuler({ subject, role, negated }: Of<'ruler'>): Judgment {
  if (role.signs.length === 0) return isUncheckable('The text does not say whose ruler is meant.');
  const holds = role.signs.every((sign) =>
    rulersOf(sign, role.tradition).some((body) => subject.options.includes(body)),
  );
  const told = role.signs.map(
    (sign) => `${signName(sign)} is ruled by ${listWords(rulersOf(sign).map(bodyName), 'or')}`,
  );
  return decide(holds !== negated, sentence(listWords(told)));
}

export function judgeNature({ sign, nature, negated }: Of<'nature'>): Judgment {
  const { element, quality } = signProfile(sign);
  const holds =
    (!nature.element || nature.element === element) &&
    (!nature.quality || nature.quality === quality);
  return decide(
    holds !== negated,
    `${signName(sign)} is a ${quality.toLowerCase()} ${element.toLowerCase()} sign.`,
  );
}

/** "Libra, your seventh house", counted from the text's sign. */
export function judgeHouseSign(
  { houses, topics, signs, negated }: Of<'house-sign'>,
  { sign }: ClaimContext,
): Judgment {
  if (topics && !houses.some((house) => topics.includes(house))) {
    return isFalse(
      `What is named here belongs to the ${listWords(topics.map(ordinal), 'or')} house.`,
    );
  }
  if (!sign)
    return isUncheckable(
      'A solar house is counted from a sun sign, and the text is not written to one.',
    );
  const holds = signs.some((place) => houses.includes(solarHouse(sign, place)));
  const told = signs.map(
    (place) =>
      `${signName(place)} is the ${ordinal(solarHouse(sign, place))} house for ${signName(sign)}`,
  );
  return decide(holds !== negated, sentence(listWords(told)));
}

export function judgeWeekday({ weekday, date }: Of<'weekday'>): Judgment {
  return decide(
    WEEKDAYS[weekday] === weekdayOf(date),
    `${longDate(date)}, is a ${weekdayOf(date)}.`,
  );
}

export function judgeDate(
  { date }: Of<'date'>,
  { date: today, period = 'day' }: ClaimContext,
): Judgment {
  return decide(
    date >= today && date <= lastOf(period, today),
    `The text is read for ${longDate(today)}.`,
  );
}

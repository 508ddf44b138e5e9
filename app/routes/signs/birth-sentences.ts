import type { SunIngress } from '#domain/birthday/sun-ingresses.ts';
import type { BirthError, SunSignOfBirth } from '#domain/birthday/sun-sign-of-birth.ts';
import { MONTHS } from '#domain/calendar/civil-date.ts';
import { type Sign, signName } from '#domain/zodiac/signs.ts';
import type { GivenBirth } from './given-birth.ts';
import { placeOfZone } from './place-of-zone.ts';

type UndecidedBirth = Extract<SunSignOfBirth, { kind: 'undecided' }>;

/** For example: “The Sun entered Leo on July 23, 2003 at 06:04 UTC: 8:04 AM in Paris, before this birth.” */
export function ingressSentence(
  { to, at }: SunIngress,
  { zone, relation, now }: { zone: string; relation?: string; now: number },
): string {
  const enters = at > now ? 'enters' : 'entered';
  const utc = `${dateIn('UTC', at)} at ${new Date(at).toISOString().slice(11, 16)} UTC`;
  const there = zone && zone !== 'UTC' ? `: ${timeIn(zone, at)} in ${placeOfZone(zone)}` : '';
  return `The Sun ${enters} ${signName(to)} on ${utc}${there}${relation ? `, ${relation}` : ''}.`;
}

/** For a day that no ingress is near. */
export function yearsSentence(sign: Sign, given: GivenBirth): string {
  const day = `${MONTHS[Number(given.month) - 1]} ${Number(given.day)}`;
  return given.year.length === 4
    ? `The Sun was in ${signName(sign)} all through ${day}, ${given.year}, everywhere on Earth.`
    : `Everyone born on ${day} is a ${signName(sign)}, in any year from 1900 to 2100.`;
}

/** What would settle it. */
export function undecidedSentence(
  { signs, missing, years }: UndecidedBirth,
  given: GivenBirth,
): string {
  const [one, other] = signs.map(signName);
  switch (missing) {
    case 'year':
      return `It depends on the year. From 1900 to 2100, ${wholeDays(signs, years!)} the hour and the place decide. Which year was it?`;
    case 'time and zone':
      return `Births before that moment are ${one}; births after it are ${other}. Add the time, and the time zone of the place.`;
    case 'time':
      return `Before that it was ${one}, and after it ${other}. Add the time of birth.`;
    case 'zone':
      return `${given.time} comes before the change in some time zones and after it in others. Choose the zone of the birthplace.`;
    case 'nothing':
      return `The Sun changed signs within a minute or two of this birth, too close for us to tell. Read both.`;
  }
}

/** Why there is no answer. */
export function whatIsWrong(
  fault: BirthError | 'not a day' | 'not a year',
  { month, day, year, zone }: GivenBirth,
): string {
  const name = MONTHS[Number(month) - 1];
  return {
    'not a day': `“${day}” is not a day of the month. Please enter a number, such as 23.`,
    'not a year': `“${year}” is not a whole year. Please enter all four digits, such as 1999.`,
    'no such day': `${name} has no day ${day}. Please check the day and the month.`,
    'no such day that year': `${year} was not a leap year, so it had no ${name} ${day}.`,
    'year out of range': `The finder covers the years 1900 to 2100, and ${year} is outside that range.`,
    'skipped time': `Clocks in ${placeOfZone(zone)} skipped that time on that day. Please check the time.`,
  }[fault];
}

/** In how many years the whole day, everywhere on Earth, belongs to the one sign or the other. */
function wholeDays(signs: readonly Sign[], years: readonly number[]): string {
  const inEach = signs.flatMap((sign, index) => {
    const count = years[index]!;
    return count > 0
      ? [`in ${signName(sign)} in ${count === 1 ? 'one year' : `${count} years`}`]
      : [];
  });
  if (inEach.length === 0) return 'in every year';
  return `the Sun spends this whole day, everywhere on Earth, ${inEach.join(' and ')}; in the other years,`;
}

function dateIn(timeZone: string, at: number): string {
  return new Intl.DateTimeFormat('en-US', { timeZone, dateStyle: 'long' }).format(at);
}

/** `8:04 AM`, with the date if it is another than in UTC. */
function timeIn(timeZone: string, at: number): string {
  const clock = new Intl.DateTimeFormat('en-US', { timeZone, timeStyle: 'short' }).format(at);
  const date = dateIn(timeZone, at);
  return date === dateIn('UTC', at) ? clock : `${clock} on ${date}`;
}

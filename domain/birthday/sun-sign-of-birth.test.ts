import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { localTimeAsUtc } from '../calendar/zones.ts';
import { longitudeAt } from '../sky/position.ts';
import { SIGNS, signOfLongitude } from '../zodiac/signs.ts';
import { sunIngress } from './sun-ingresses.ts';
import { type Birth, sunSignOfBirth } from './sun-sign-of-birth.ts';

const BIRTH: Birth = { month: 7, day: 23, year: null, minute: null, zone: null };
const MINUTE_MS = 60_000;
/** Zones whose clocks have done everything clocks do: local mean time, half hours, skipped days, double summer time. */
const ZONES = [
  'UTC',
  'Europe/London',
  'Europe/Amsterdam',
  'America/New_York',
  'America/Anchorage',
  'America/Sao_Paulo',
  'Asia/Kolkata',
  'Asia/Kathmandu',
  'Australia/Lord_Howe',
  'Pacific/Apia',
  'Pacific/Kiritimati',
  'Africa/Monrovia',
];

/** A short form of a result: the sign alone, or the two candidates. */
function signOf(birth: Partial<Birth>): string {
  const answer = sunSignOfBirth({ ...BIRTH, ...birth });
  if (answer.kind === 'sign') return answer.sign;
  if (answer.kind === 'fault') return answer.fault;
  return `${answer.signs.join(' or ')}, by its ${answer.missing}`;
}

describe('the sign of a birth', () => {
  it.each<[string, Partial<Birth>, string]>([
    ['needs no year in the middle of a sign', { month: 8, day: 5 }, 'leo'],
    ['needs the year near a cusp', {}, 'cancer or leo, by its year'],
    [
      'needs time and zone if the Sun changed sign',
      { year: 2003 },
      'cancer or leo, by its time and zone',
    ],
    ['needs no more if it did not', { year: 2003, day: 25 }, 'leo'],
    [
      'is settled by a time that is late enough everywhere',
      { year: 2003, day: 24, minute: 1439 },
      'leo',
    ],
    [
      'needs the zone of a time that may be on either side',
      { year: 2003, minute: 600 },
      'cancer or leo, by its zone',
    ],
    [
      'needs the time even if the zone is known',
      { year: 2003, zone: 'Europe/Paris' },
      'cancer or leo, by its time',
    ],
    [
      'needs no time if the day of that zone is on one side',
      { year: 2003, day: 22, zone: 'Asia/Tokyo' },
      'cancer',
    ],
    [
      'is the old one before the ingress at 06:04 UTC',
      { year: 2003, minute: 8 * 60, zone: 'Europe/Paris' },
      'cancer',
    ],
    ['is the new one after it', { year: 2003, minute: 8 * 60 + 10, zone: 'Europe/Paris' }, 'leo'],
    [
      'stays open in the minute itself',
      { year: 2003, minute: 6 * 60 + 4, zone: 'UTC' },
      'cancer or leo, by its nothing',
    ],
    ['turns over the new year', { month: 1, day: 1 }, 'capricorn'],
    ['knows the leap day', { month: 2, day: 29 }, 'pisces'],
  ])('%s', (_name, birth, sign) => expect(signOf(birth)).toBe(sign));

  it.each<[string, Partial<Birth>, string]>([
    ['February 30', { month: 2, day: 30 }, 'no such day'],
    ['day 0', { day: 0 }, 'no such day'],
    ['the leap day of 1900', { month: 2, day: 29, year: 1900 }, 'no such day that year'],
    ['the year 1850', { year: 1850 }, 'year out of range'],
    ['the year 2101', { year: 2101 }, 'year out of range'],
    [
      'half past two on the night that clocks went forward',
      { month: 3, day: 9, year: 2014, minute: 150, zone: 'America/New_York' },
      'skipped time',
    ],
    [
      'the day that Samoa skipped',
      { month: 12, day: 30, year: 2011, minute: 600, zone: 'Pacific/Apia' },
      'skipped time',
    ],
  ])('says what is wrong with %s', (_name, birth, fault) => expect(signOf(birth)).toBe(fault));
});

it('agrees with the ephemeris on 1,000 births near cusps', () => {
  const births = fc.record({
    sign: fc.constantFrom(...SIGNS),
    year: fc.integer({ min: 1900, max: 2100 }),
    zone: fc.constantFrom(...ZONES),
    // Minutes from the ingress: mostly within hours, as often within a few minutes.
    off: fc.oneof(fc.integer({ min: -2000, max: 2000 }), fc.integer({ min: -6, max: 6 })),
  });
  fc.assert(
    fc.property(births, ({ sign, year, zone, off }) => {
      const at = sunIngress(sign, year).at + off * MINUTE_MS;
      const clock = new Date(Math.floor(localTimeAsUtc(zone, at) / MINUTE_MS) * MINUTE_MS);
      const answer = sunSignOfBirth({
        year: clock.getUTCFullYear(),
        month: clock.getUTCMonth() + 1,
        day: clock.getUTCDate(),
        minute: clock.getUTCHours() * 60 + clock.getUTCMinutes(),
        zone,
      });
      if (answer.kind === 'undecided') {
        // Undecided only in the minutes around the ingress, or in an hour that clocks repeated.
        expect(answer.missing).toBe('nothing');
        expect(Math.abs(off)).toBeLessThanOrEqual(62);
      } else {
        expect(answer).toMatchObject({ sign: signOfLongitude(longitudeAt('Sun', at)) });
      }
    }),
    { numRuns: 1000, seed: 20260723 },
  );
});

import {
  addDays,
  type CivilDate,
  civilDate,
  type Instant,
  MONTHS,
  partsOf,
  utcMidnight,
  weekdayOf,
} from '#domain/calendar/civil-date.ts';
import { parseZone, type Zone } from '#domain/calendar/zones.ts';
import { exactAspectsBetween } from '#domain/sky/aspects.ts';
import { BODIES, type Body, PLANETS, type Planet } from '#domain/sky/bodies.ts';
import { eclipsesBetween } from '#domain/sky/eclipses.ts';
import type { AspectName, ExactAspect, LunationPhase } from '#domain/sky/events.ts';
import { ingressesBetween } from '#domain/sky/ingresses.ts';
import { lunationsBetween } from '#domain/sky/lunations.ts';
import { isRetrogradeAt, longitudeAt } from '#domain/sky/position.ts';
import { retrogradePeriodsBetween } from '#domain/sky/retrogrades.ts';
import { stationsBetween } from '#domain/sky/stations.ts';
import {
  parseSign,
  type Sign,
  signAfter,
  signName,
  signOfLongitude,
} from '#domain/zodiac/signs.ts';
import { ordinal, solarHouse } from '#domain/zodiac/solar-houses.ts';

const DAY = 86_400_000;
const DAYS = { day: 1, week: 7, month: 30, year: 365 };

/** When, where and for whom a column is written. */
export interface Commission {
  date: CivilDate;
  period: keyof typeof DAYS;
  zone: Zone;
  sign: Sign;
}

export const COMMISSIONS: Commission[] = [
  ['2026-03-01', 'month', 'America/New_York', 'virgo'],
  ['2026-06-29', 'week', 'America/New_York', 'gemini'],
  ['2025-03-10', 'week', 'America/Los_Angeles', 'leo'],
  ['2025-09-01', 'month', 'America/New_York', 'pisces'],
  ['2027-02-01', 'month', 'Europe/London', 'aries'],
  ['2024-04-01', 'month', 'America/Chicago', 'taurus'],
  ['2024-11-25', 'week', 'Europe/London', 'scorpio'],
  ['2026-08-10', 'week', 'America/New_York', 'aquarius'],
  ['2028-01-01', 'year', 'America/New_York', 'cancer'],
  ['2025-01-01', 'year', 'Europe/London', 'capricorn'],
  ['2026-10-19', 'week', 'Asia/Kolkata', 'libra'],
  ['2027-06-01', 'month', 'Australia/Sydney', 'sagittarius'],
  ['2025-11-03', 'week', 'America/Denver', 'aries'],
  ['2026-07-01', 'month', 'America/Los_Angeles', 'scorpio'],
  ['1999-08-09', 'week', 'Europe/London', 'taurus'],
  ['2041-05-01', 'month', 'America/New_York', 'gemini'],
  ['2026-02-26', 'day', 'America/New_York', 'cancer'],
  ['2025-07-24', 'day', 'Europe/London', 'virgo'],
  ['2026-12-01', 'month', 'America/New_York', 'leo'],
  ['2027-08-02', 'week', 'America/New_York', 'pisces'],
].map(([date, period, zone, sign]) => ({
  date: civilDate(date!),
  period: period as Commission['period'],
  zone: parseZone(zone!)!,
  sign: parseSign(sign!)!,
}));

/** Thrown by a fact that this commission's sky does not have; another commission is tried. */
export class NoSuchFact extends Error {}

/** What a columnist can say of one commission's sky; in a lie, {@link Facts.X} and its like are wrong. */
export class Facts {
  readonly start: Instant;
  readonly end: Instant;
  readonly sign: Sign;
  readonly commission: Commission;
  readonly lie: boolean;
  constructor(commission: Commission, lie: boolean) {
    this.commission = commission;
    this.lie = lie;
    this.sign = commission.sign;
    this.start = midnight(commission.date, commission.zone);
    this.end = midnight(addDays(commission.date, DAYS[commission.period]), commission.zone);
  }
  get span() {
    return { start: this.start, end: this.end };
  }
  /** Bodies that keep to one sign from a day before the period to a day after. */
  stays(bodies: readonly Body[] = BODIES.slice(1)): { body: Body; sign: Sign }[] {
    const around = { start: this.start - DAY, end: this.end + DAY };
    const moving = new Set(ingressesBetween(around, bodies).map(({ body }) => body));
    return bodies
      .filter((body) => body !== 'Moon' && !moving.has(body))
      .map((body) => ({ body, sign: signOfLongitude(longitudeAt(body, this.start)) }));
  }
  stay(n = 0, bodies?: readonly Body[]) {
    const all = this.stays(bodies);
    return need(all[n % Math.max(1, all.length)]);
  }
  ingress(bodies: readonly Body[] = BODIES.filter((body) => body !== 'Moon')) {
    return need(ingressesBetween(this.span, bodies).find(({ retrograde }) => !retrograde));
  }
  moonIngress(n = 0) {
    return need(ingressesBetween(this.span, ['Moon'])[n]);
  }
  station(turns?: 'retrograde' | 'direct') {
    return need(stationsBetween(this.span).find((station) => !turns || station.turns === turns));
  }
  private get aspects() {
    return remember(this.commission, () =>
      exactAspectsBetween(this.span).filter(({ a, b }) => a !== 'Moon' && b !== 'Moon'),
    );
  }
  aspect(aspect?: AspectName, n = 0) {
    const found = need(this.aspects.filter(({ aspect: name }) => !aspect || name === aspect)[n]);
    return { ...found, a: found.a === 'Sun' ? 'the Sun' : found.a };
  }
  lunation(phase: LunationPhase) {
    const found = need(lunationsBetween(this.span).find((lunation) => lunation.phase === phase));
    return { ...found, degree: Math.floor(longitudeAt('Moon', found.at) % 30) };
  }
  eclipse(of: 'Sun' | 'Moon') {
    return need(eclipsesBetween(this.span).find((eclipse) => eclipse.of === of));
  }
  /** A planet retrograde through the whole period, with its last and next station. */
  retrograde(n = 0): { body: Planet; start: Instant; end: Instant; sign: Sign } {
    const found = PLANETS.flatMap((body) => {
      const [period] = retrogradePeriodsBetween(body, {
        start: this.start,
        end: this.start + 1,
      });
      if (!period || period.end < this.end + DAY || period.start > this.start - DAY) return [];
      return [{ body, ...period, sign: signOfLongitude(longitudeAt(body, this.start)) }];
    });
    return need(found[n % Math.max(found.length, 1)]);
  }
  /** A planet direct from a month before the period to a month after. */
  direct(n = 0): { body: Planet; sign: Sign } {
    const found = PLANETS.filter((body) => {
      const stations = stationsBetween({ start: this.start - 40 * DAY, end: this.end + 40 * DAY }, [
        body,
      ]);
      return stations.length === 0 && !isRetrogradeAt(body, this.start);
    });
    const body = need(found[n % Math.max(found.length, 1)]);
    return { body, sign: signOfLongitude(longitudeAt(body, this.start)) };
  }
  /** A planet that is retrograde, or in a lie one that is direct. */
  backward(n = 0): { body: Planet; sign: Sign } {
    return this.lie ? this.direct(n) : this.retrograde(n);
  }
  forward(n = 0): { body: Planet; sign: Sign } {
    return this.lie ? this.retrograde(n) : this.direct(n);
  }
  /** The sign's name; in a lie another one's. */
  X(sign: Sign, steps = 5): string {
    return signName(this.lie ? signAfter(sign, steps) : sign);
  }
  /** The house's ordinal for the reader's sign; in a lie another one's. */
  H(sign: Sign): string {
    const house = solarHouse(this.sign, sign);
    return ordinal(((house - 1 + (this.lie ? 4 : 0)) % 12) + 1);
  }
  /** `Thursday, March 5`, in the commission's zone; in a lie five days later. */
  D(at: Instant): string {
    const date = this.date(at);
    return `${weekdayOf(date)}, ${MONTHS[partsOf(date).month - 1]} ${partsOf(date).day}`;
  }
  /** `March 5` */
  M(at: Instant): string {
    const { month, day } = partsOf(this.date(at));
    return `${MONTHS[month - 1]} ${day}`;
  }
  /** `Thursday`, some days later. */
  W(at: Instant, daysLater: number): string {
    return weekdayOf(addDays(localDate(at, this.commission.zone), daysLater));
  }
  /** `5th` */
  N(at: Instant): string {
    const { day } = partsOf(this.date(at));
    const ending =
      day % 100 > 10 && day % 100 < 14 ? 'th' : (['th', 'st', 'nd', 'rd'][day % 10] ?? 'th');
    return `${day}${ending}`;
  }
  /** `11:47 a.m. EST`; in a lie five hours later. */
  T(at: Instant): string {
    const moved = at + (this.lie ? 5 * 3_600_000 : 0);
    return new Intl.DateTimeFormat('en-US', {
      hour: 'numeric',
      minute: '2-digit',
      timeZone: String(this.commission.zone),
      timeZoneName: 'short',
    })
      .format(moved)
      .replace(/\sAM/, ' a.m.')
      .replace(/\sPM/, ' p.m.');
  }
  private date(at: Instant): CivilDate {
    return addDays(localDate(at, this.commission.zone), this.lie ? 5 : 0);
  }
  pick<T, F>(truth: T, falsehood: F): T | F {
    return this.lie ? falsehood : truth;
  }
}

const aspectsOf = new Map<Commission, ExactAspect[]>();
function remember(commission: Commission, find: () => ExactAspect[]): ExactAspect[] {
  const known = aspectsOf.get(commission) ?? find();
  aspectsOf.set(commission, known);
  return known;
}

function need<T>(fact: T | undefined): T {
  if (fact === undefined) throw new NoSuchFact();
  return fact;
}

/** Making a format takes far longer than using it. */
const formats = new Map<Zone, Intl.DateTimeFormat>();

function localDate(at: Instant, zone: Zone): CivilDate {
  const format = formats.get(zone) ?? new Intl.DateTimeFormat('en-CA', { timeZone: String(zone) });
  formats.set(zone, format);
  return civilDate(format.format(at));
}

function midnight(date: CivilDate, zone: Zone): Instant {
  const utc = utcMidnight(date);
  for (let at = utc - 14 * 3_600_000; ; at += 1_800_000)
    if (localDate(at, zone) === date) return at;
}

export { signName };

import { expect, it } from 'vitest';
import { civilDate } from '#domain/calendar/civil-date.ts';
import { skyNow } from './sky-now.ts';

it.each([
  ['2026-11-12', true, '2026-10-24T07:15Z', '2026-11-13T15:52Z'],
  ['2026-11-13', true, '2026-10-24T07:15Z', '2026-11-13T15:52Z'],
  ['2026-11-14', false, '2027-02-09T17:36Z', '2027-03-03T12:35Z'],
  ['2027-02-09', false, '2027-02-09T17:36Z', '2027-03-03T12:35Z'],
  ['2027-02-10', true, '2027-02-09T17:36Z', '2027-03-03T12:35Z'],
])('whether Mercury is retrograde on %s: %s', (date, isNow, from, until) => {
  expect(skyNow('Mercury', civilDate(date))).toMatchObject({
    planet: 'Mercury',
    date,
    retrograde: { isNow, from: { at: from, timed: true }, until: { at: until } },
  });
});

it('says when a planet leaves its sign, without a time for a slow one', () => {
  expect(skyNow('Mercury', civilDate('2026-11-22'))).toMatchObject({
    sign: 'scorpio',
    leaves: { to: 'sagittarius', at: '2026-12-06T08:34Z', timed: true },
  });
  expect(skyNow('Saturn', civilDate('2026-11-22'))).toMatchObject({
    sign: 'aries',
    retrograde: { isNow: true, from: { timed: false } },
    leaves: { to: 'taurus', timed: false },
  });
});

it('counts a planet that turned direct before noon UTC as direct', () => {
  expect(skyNow('Venus', civilDate('2026-11-13'))).toMatchObject({
    retrograde: { isNow: true, until: { at: '2026-11-14T00:21Z' } },
  });
  expect(skyNow('Venus', civilDate('2026-11-14'))).toMatchObject({ retrograde: { isNow: false } });
});

it('does not announce the sign that a planet entered before noon UTC', () => {
  expect(skyNow('Venus', civilDate('2026-12-03'))).toMatchObject({
    sign: 'libra',
    leaves: { to: 'scorpio', at: '2026-12-04T08:15Z' },
  });
  expect(skyNow('Venus', civilDate('2026-12-04'))).toMatchObject({
    sign: 'scorpio',
    leaves: { to: 'sagittarius' },
  });
});

it('finds an eclipse that is greatest before noon UTC, when the phase is exact after it', () => {
  const moon = skyNow('full Moon', civilDate('2016-03-23'));
  expect('next' in moon && moon.next[0]).toMatchObject({
    at: '2016-03-23T12:01Z',
    eclipse: 'penumbral',
  });
});

it('gives the Moon at noon UTC and the phases after it', () => {
  const moon = skyNow('Moon phases', civilDate('2026-11-24'));
  expect(moon).toMatchObject({ planet: null, phase: 'Full Moon', percentLit: 100 });
  expect('next' in moon && moon.next.map(({ phase, sign }) => `${phase} ${sign}`)).toEqual([
    'full moon gemini',
    'last quarter virgo',
    'new moon sagittarius',
    'first quarter pisces',
  ]);
});

it('lists the next full Moons, and which of them are eclipsed', () => {
  const moon = skyNow('full Moon', civilDate('2026-08-13'));
  expect('next' in moon && moon.next.map(({ at, eclipse }) => [at.slice(0, 10), eclipse])).toEqual([
    ['2026-08-28', 'partial'],
    ['2026-09-26', null],
    ['2026-10-26', null],
    ['2026-11-24', null],
  ]);
});

import { expect, it } from 'vitest';
import { addDays, type CivilDate, utcNoon } from '#domain/calendar/civil-date.ts';
import { HOUR_MS } from '#domain/calendar/durations.ts';
import { aspectState, aspectsAt } from '#domain/sky/aspects.ts';
import { skyAtAGlance } from './sky-at-a-glance.ts';

it('counts a planet as retrograde only where noon comes after its station', () => {
  const { planets } = skyAtAGlance('2027-02-09' as CivilDate);
  const isBackward = planets.map(({ retrogrades, until }) => [
    until,
    retrogrades.includes('Mercury'),
  ]);
  expect(isBackward).toEqual([
    ['2027-02-09T14:00Z', false],
    ['2027-02-09T18:00Z', false],
    [null, true],
  ]);
});

it.each([-12, -8, 0, 5.75, 14])(
  'has the closest aspect at every noon %d hours from UTC',
  (zone) => {
    for (let day = 0; day < 60; day += 1) {
      const date = addDays('2026-11-21' as CivilDate, day);
      const noon = utcNoon(date) - zone * HOUR_MS;
      const { closest } = skyAtAGlance(date).planets.find(
        ({ until }) => until === null || Date.parse(until) > noon,
      )!;
      const { orb } = aspectState(closest!.a, closest!.b, closest!.aspect, noon);
      const others = aspectsAt(noon).filter(({ a, b }) => a !== 'Moon' && b !== 'Moon');
      // In an hour, Mercury moves by less than a tenth of a degree.
      for (const other of others) expect(orb, date).toBeLessThan(other.orb + 0.1);
    }
  },
);

import { expect, it } from 'vitest';
import { addDays, civilDate } from '#domain/calendar/civil-date.ts';
import { skyOfDate } from '#domain/sky/sky-of-date.ts';
import { dayFacts } from '../contacts/day-facts.ts';
import { groupFacts } from './fact-groups.ts';

it('separates other events of the day from those that most readers have on another date', () => {
  const date = civilDate('2026-11-21');
  const groups = groupFacts(dayFacts(skyOfDate(date), 'aries'), date, [
    'The Moon trines Jupiter in Leo, your fifth house, on November 22, 03:58 UTC.',
  ]);
  expect(groups.moon.map(({ id }) => id)).toEqual(['moon-sign', 'moon-phase']);
  // The trine of the Moon and Jupiter is in the lines above.
  expect(groups.alsoToday.map(({ id }) => id)).toEqual(['conjunction-moon-saturn']);
  expect(groups.nearbyDates.map(({ id }) => id)).toEqual([
    'sextile-moon-pluto',
    'sextile-moon-uranus',
    'opposition-moon-venus',
    'sun-enters-sagittarius',
    'trine-moon-mars',
  ]);
  expect(groups.retrogrades.map(({ id }) => id)).toEqual([
    'saturn-retrograde',
    'uranus-retrograde',
    'neptune-retrograde',
  ]);
  expect(groups.aspects.map(({ text }) => text)).toContain(
    'Uranus in Gemini, your third house, trines Pluto in Aquarius, your eleventh house.',
  );
});

it('puts an event that has only its date after those with a time', () => {
  const facts = [
    {
      id: 'jupiter-turns-direct',
      text: 'Jupiter turns direct in Leo, on November 22 (UTC).',
      at: null,
    },
    {
      id: 'trine-moon-mars',
      text: 'The Moon trines Mars at 07:39 UTC.',
      at: '2026-11-21T07:39Z',
    },
  ];
  const { alsoToday } = groupFacts(facts, civilDate('2026-11-21'), []);
  expect(alsoToday.map(({ id }) => id)).toEqual(['trine-moon-mars', 'jupiter-turns-direct']);
});

it('loses no fact in a year, and puts each in the group that its sentence implies', () => {
  for (let date = civilDate('2026-01-01'); date < '2027-01-01'; date = addDays(date, 1)) {
    const facts = dayFacts(skyOfDate(date), 'aries');
    const { moon, alsoToday, nearbyDates, places, retrogrades, aspects } = groupFacts(
      facts,
      date,
      [],
    );
    expect(
      new Set([...moon, ...alsoToday, ...nearbyDates, ...places, ...retrogrades, ...aspects]),
    ).toEqual(new Set(facts));
    for (const { text } of moon) expect(text).toMatch(/^The Moon is (in|waxing|waning)/);
    for (const { text } of [...alsoToday, ...nearbyDates]) expect(text).toMatch(/ UTC|\(UTC\)/);
    for (const { text } of places) expect(text).toMatch(/^(The Sun|[A-Z][a-z]+) is in /);
    for (const { text } of retrogrades) expect(text).toMatch(/^[A-Z][a-z]+ is retrograde/);
    for (const { text } of aspects)
      expect(text).toMatch(
        / (is conjunct|sextiles|squares|trines|opposes) [^,]+(, your [a-z]+ house)?\.$/,
      );
  }
});

import { expect, it } from 'vitest';
import { addDays, civilDate } from '#domain/calendar/civil-date.ts';
import { skyOfDate } from '#domain/sky/sky-of-date.ts';
import { dayFacts } from './day-facts.ts';
import { groupFacts } from './fact-groups.ts';

it('puts what moves on the day first, in order of time', () => {
  const groups = groupFacts(dayFacts(skyOfDate(civilDate('2026-11-21')), 'aries'));
  expect(groups.moon.map(({ id }) => id)).toEqual(['moon-sign', 'moon-phase']);
  expect(groups.changes.map(({ id }) => id)).toEqual([
    'sextile-moon-pluto',
    'sextile-moon-uranus',
    'conjunction-moon-saturn',
    'opposition-moon-venus',
    'trine-moon-jupiter',
    'sun-enters-sagittarius',
    'trine-moon-mars',
  ]);
  expect(groups.retrogrades.map(({ id }) => id)).toEqual([
    'saturn-retrograde',
    'uranus-retrograde',
    'neptune-retrograde',
  ]);
  expect(groups.aspects.map(({ text }) => text)).toContain('Uranus trines Pluto.');
});

it('keeps an event that has only its date, after those with a time', () => {
  const { changes } = groupFacts([
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
  ]);
  expect(changes.map(({ id }) => id)).toEqual(['trine-moon-mars', 'jupiter-turns-direct']);
});

it('loses no fact in a year, and puts each where its sentence says', () => {
  for (let date = civilDate('2026-01-01'); date < '2027-01-01'; date = addDays(date, 1)) {
    const facts = dayFacts(skyOfDate(date));
    const { moon, changes, places, retrogrades, aspects } = groupFacts(facts);
    expect(new Set([...moon, ...changes, ...places, ...retrogrades, ...aspects])).toEqual(
      new Set(facts),
    );
    for (const { text } of moon) expect(text).toMatch(/^The Moon is (in|waxing|waning)/);
    for (const { text } of changes) expect(text).toMatch(/ UTC|\(UTC\)/);
    for (const { text } of places) expect(text).toMatch(/^(The Sun|[A-Z][a-z]+) is in /);
    for (const { text } of retrogrades) expect(text).toMatch(/^[A-Z][a-z]+ is retrograde\.$/);
    for (const { text } of aspects)
      expect(text).toMatch(/ (is conjunct|sextiles|squares|trines|opposes) [^,]+\.$/);
  }
});

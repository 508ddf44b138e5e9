import { expect, it } from 'vitest';
import { addDays, civilDate, civilDateAt } from '#domain/calendar/civil-date.ts';
import { todayWindow } from '#domain/calendar/today-somewhere.ts';
import { checkText } from '#domain/claims/check-text.ts';
import { SIGNS } from '#domain/zodiac/signs.ts';
import { comingUp } from './coming-up.ts';

const DATES = Array.from({ length: 24 }, (_, i) => addDays(civilDate('2026-01-05'), i * 31));

it.each(SIGNS)('for %s, is ahead of every reader and passes the checker', (sign) => {
  for (const date of DATES) {
    const facts = comingUp(sign, date);
    expect(facts.map(({ at }) => at)).toEqual(facts.map(({ at }) => at).sort());
    expect(facts.length).toBeGreaterThanOrEqual(3);
    for (const { text, at } of facts) {
      const instant = Date.parse(at);
      expect(instant).toBeGreaterThanOrEqual(todayWindow(date).end);
      const claims = checkText(text, { date: civilDateAt(instant), sign });
      expect(
        claims.map(({ verdict }) => verdict).filter((v) => v !== 'true'),
        text,
      ).toEqual([]);
      expect(claims.length, text).toBeGreaterThanOrEqual(2);
    }
  }
});

it('prefers an ingress into the sign, then a station, and an eclipse to its new or full Moon', () => {
  expect(comingUp('pisces', civilDate('2027-02-01'))).toEqual([
    {
      id: 'eclipse-sun',
      text: 'There is an annular eclipse of the Sun in Aquarius, your house of solitude and rest.',
      at: '2027-02-06T16:00Z',
    },
    {
      id: 'moon-enters-pisces',
      text: 'The Moon enters Pisces, your own sign.',
      at: '2027-02-07T16:32Z',
    },
    {
      id: 'mercury-turns-retrograde',
      text: 'Mercury turns retrograde in Pisces, your own sign.',
      at: '2027-02-09T17:36Z',
    },
    {
      id: 'sun-enters-pisces',
      text: 'The Sun enters Pisces, your own sign.',
      at: '2027-02-18T21:34Z',
    },
  ]);
});

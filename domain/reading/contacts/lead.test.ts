import { describe, expect, it } from 'vitest';
import { addDays, civilDate } from '#domain/calendar/civil-date.ts';
import { skyOfDate } from '#domain/sky/sky-of-date.ts';
import { leadOf } from './lead.ts';

const leadOn = (date: string) => leadOf(skyOfDate(civilDate(date)));

describe('an introduction names the sign that the Moon is in for most waking hours', () => {
  it.each([
    ['a day without a change', '2026-11-21', 'aries'],
    // From Aries to Taurus at 10:10 UTC: the Americas and Europe have most of their day after it.
    ['a change in the morning of Europe', '2026-11-22', 'taurus'],
    ['three signs in one window', '2026-11-25', 'gemini'],
  ])('%s', (_, date, sign) => {
    expect(leadOn(date).sign).toBe(sign);
  });
});

describe('a new or full Moon', () => {
  it('leads on the date that most readers have it, with the eclipse that comes with it', () => {
    expect(leadOn('2026-08-12')).toMatchObject({
      sign: 'leo',
      lunation: { phase: 'new moon' },
      eclipse: { of: 'Sun' },
    });
    expect(leadOn('2026-11-24')).toMatchObject({ lunation: { phase: 'full moon' }, eclipse: null });
  });

  it('leads on exactly one date, about twenty-five times a year', () => {
    const led = Array.from({ length: 365 }, (_, day) =>
      leadOn(addDays(civilDate('2026-01-01'), day)),
    ).flatMap(({ lunation }) => (lunation ? [lunation.at] : []));
    expect(new Set(led).size).toBe(led.length);
    expect(led.length).toBeGreaterThanOrEqual(24);
    expect(led.length).toBeLessThanOrEqual(26);
  });
});

import { describe, expect, it } from 'vitest';
import { type CivilDate, civilDate } from '#domain/calendar/civil-date.ts';
import { writeReading } from '../write/write-reading.ts';
import { dateShiftGate } from './date-shift.ts';
import { swapGate } from './swap.ts';

const DATE = civilDate('2026-11-21');
const READING = writeReading('aries', DATE);

/** A reading for Aries whose prose is `text`, without the lines under it; the day's facts stay as they are. */
function reading(text: string, date: CivilDate = DATE) {
  const sections = READING.sections.map((section) => ({
    ...section,
    content: 'Rest a little.',
    basis: '',
  }));
  return [
    { ...READING, introduction: text, basis: '', sections },
    { sign: 'aries', date, earlier: [] },
  ] as const;
}

describe('the date-shift gate', () => {
  it('passes what is true only on that day', () => {
    expect(
      dateShiftGate(...reading('The Moon is in Aries until 22 November, 10:10 UTC. It is waxing.'))
        .reasons,
    ).toEqual([]);
  });

  it('stops what is true for weeks', () => {
    const { passed, reasons } = dateShiftGate(
      ...reading('Pluto is in Aquarius, and Neptune is in Aries.'),
    );
    expect(passed).toBe(false);
    expect(reasons).toEqual([
      'Nothing in the introduction and sections would be false on 2026-11-14.',
      'Nothing in the introduction and sections would be false on 2026-11-28.',
    ]);
  });

  it('looks both ways: the Sun in Scorpio ends within the week, but began long before', () => {
    const { reasons } = dateShiftGate(
      ...reading('The Sun is in Scorpio.', civilDate('2026-11-18')),
    );
    expect(reasons).toEqual([
      'Nothing in the introduction and sections would be false on 2026-11-11.',
    ]);
  });

  it('does not count the name of the day as a statement about the sky', () => {
    expect(dateShiftGate(...reading('Today is Saturday, November 21, 2026.')).reasons).toHaveLength(
      2,
    );
  });
});

describe('the swap gate', () => {
  it('passes what is true only for readers of the sign', () => {
    const text = 'Venus is in Libra, your seventh house, and Mars is in Leo, your fifth house.';
    expect(swapGate(...reading(text)).reasons).toEqual([]);
  });

  it.each([
    ['no house', 'Venus is in Libra, and Mars is in Leo.'],
    ['only one house', 'Venus is in your seventh house, and Mars is in Leo.'],
  ])('stops what names %s of the reader’s', (_, text) => {
    const { passed, reasons } = swapGate(...reading(text));
    expect(passed).toBe(false);
    expect(reasons[0]).toBe(
      'The introduction and sections fit Taurus, Gemini, Cancer, Leo, Virgo, Libra, Scorpio, Sagittarius, Capricorn, Aquarius, Pisces as well: for each of these signs, fewer than 2 of their statements would be false.',
    );
  });
});

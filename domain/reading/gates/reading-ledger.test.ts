import { describe, expect, it } from 'vitest';
import { addDays, civilDate } from '#domain/calendar/civil-date.ts';
import { HOUSE_INTRODUCTIONS } from '#domain/words/library.ts';
import type { Sign } from '#domain/zodiac/signs.ts';
import { type EarlierReading, openReadingLedger } from './reading-ledger.ts';

const DATE = civilDate('2026-11-21');
const LONG = 'A walk before supper may settle what the morning left open.';
const SHORT = 'Take your time with it today, please.';

function reading(sign: Sign, days: number, text: string): EarlierReading {
  return { sign, date: addDays(DATE, days), text };
}

describe('the overlap of two texts', () => {
  it('is the fraction of five-word runs that both have', () => {
    // Six runs: abcde bcdef cdefg defgh efghi fghij; two of them, abcde and bcdef, are in the other text too.
    const ledger = openReadingLedger([reading('aries', -1, 'a b c d e f x y z w')]);
    const { closest: nearest } = ledger.compare(reading('aries', 0, 'a b c d e f g h i j'));
    expect(nearest).toEqual({ date: '2026-11-20', share: 2 / 6 });
  });

  it('is relative to the shorter text, and counts a run once', () => {
    const ledger = openReadingLedger([reading('aries', -1, 'a b c d e')]);
    const { closest: nearest } = ledger.compare(
      reading('aries', 0, 'a b c d e. a b c d e. f g h i j k'),
    );
    expect(nearest?.share).toBe(1);
  });

  it('ignores case, punctuation and line breaks', () => {
    const ledger = openReadingLedger([reading('leo', -1, 'The Moon, at last, is\nhere')]);
    expect(ledger.compare(reading('leo', 0, 'the moon at LAST is here!')).closest?.share).toBe(1);
  });

  it('is compared over 90 days of the sign and no further', () => {
    const text = 'a b c d e f g h';
    const at = (sign: Sign, days: number) =>
      openReadingLedger([reading(sign, days, text)]).compare(reading('aries', 0, text)).closest;
    expect(at('aries', -90)?.share).toBe(1);
    expect(at('aries', -91)).toBeNull();
    expect(at('leo', -1)).toBeNull();
  });

  it('is zero for a text of fewer than five words', () => {
    const ledger = openReadingLedger([reading('aries', -1, 'one two')]);
    expect(ledger.compare(reading('aries', 0, 'one two')).closest?.share).toBe(0);
  });
});

describe('a repeated sentence', () => {
  const repeatedFrom = (earlier: EarlierReading, text = `Quite so. ${LONG}`) =>
    openReadingLedger([earlier]).compare(reading('aries', 0, text)).repeatedSentences;

  it.each([
    ['30 days ago, the same sign', reading('aries', -30, LONG)],
    ['30 days ahead, the same sign', reading('aries', 30, LONG)],
    ['that day, another sign', reading('leo', 0, LONG)],
    [
      'in different case and punctuation',
      reading('aries', -1, LONG.toUpperCase().replace('.', '!')),
    ],
  ])('is found: %s', (_, earlier) => {
    expect(repeatedFrom(earlier)).toEqual([{ text: LONG, sign: earlier.sign, date: earlier.date }]);
  });

  it.each([
    ['31 days ago, the same sign', reading('aries', -31, LONG)],
    ['the day before, another sign', reading('leo', -1, LONG)],
    [
      'with another number',
      reading('aries', -1, 'At 14:20 UTC the Moon is in Leo, your fifth house.'),
    ],
    ['part of a longer sentence', reading('aries', -1, `Perhaps ${LONG}`)],
  ])('is not found: %s', (_, earlier) => {
    const text = `${LONG} At 14:30 UTC the Moon is in Leo, your fifth house.`;
    expect(repeatedFrom(earlier, text)).toEqual([]);
  });

  it('has eight words or more', () => {
    expect(repeatedFrom(reading('aries', -1, SHORT), SHORT)).toEqual([]);
    const eight = `${SHORT.slice(0, -1)} friend.`;
    expect(repeatedFrom(reading('aries', -1, eight), eight)).toHaveLength(1);
  });
});

describe('one of our passages', () => {
  const [passage] = HOUSE_INTRODUCTIONS[7];
  const text = passage!.text.replace('{moonSign}', 'Libra');
  const returnedFrom = (earlier: EarlierReading) =>
    openReadingLedger([earlier]).compare(reading('aries', 0, text)).reusedPassages;

  it.each([
    ['90 days ago, the same sign', reading('aries', -90, text)],
    ['that day, another sign', reading('leo', 0, text)],
    [
      'with another sign of the Moon',
      reading('aries', -40, passage!.text.replace('{moonSign}', 'Virgo')),
    ],
  ])('is recognized: %s', (_, earlier) => {
    expect(returnedFrom(earlier)).toEqual([
      { text: passage!.text, sign: earlier.sign, date: earlier.date },
    ]);
  });

  it.each([
    ['91 days ago', reading('aries', -91, text)],
    ['the day before, another sign', reading('leo', -1, text)],
  ])('may be reused: %s', (_, earlier) => {
    expect(returnedFrom(earlier)).toEqual([]);
  });
});

describe('a ledger', () => {
  it('does not compare a reading with itself', () => {
    const own = reading('aries', 0, LONG);
    expect(openReadingLedger([own]).compare(own)).toEqual({
      reusedPassages: [],
      repeatedSentences: [],
      closest: null,
    });
  });

  it('keeps the last text of a sign and date', () => {
    const ledger = openReadingLedger([
      reading('leo', -1, LONG),
      reading('leo', -1, 'Something else.'),
    ]);
    expect(ledger.size).toBe(1);
    const { repeatedSentences: repeated, closest: nearest } = ledger.compare(
      reading('leo', 0, LONG),
    );
    expect({ repeated, share: nearest?.share }).toEqual({ repeated: [], share: 0 });
  });

  it('drops old readings', () => {
    const ledger = openReadingLedger(
      Array.from({ length: 40 }, (_, i) => reading('leo', -i, `Day ${i} has ${LONG}`)),
    );
    ledger.forgetBefore(addDays(DATE, -9));
    expect(ledger.size).toBe(10);
    ledger.add(reading('virgo', 0, 'Nothing like the others at all, not even by a word.'));
    const { closest: nearest } = ledger.compare(reading('leo', 1, `Day 3 has ${LONG}`));
    expect(nearest).toEqual({ date: '2026-11-18', share: 1 });
  });

  it('drops a date, or all of them', () => {
    const ledger = openReadingLedger([
      reading('leo', 0, LONG),
      reading('virgo', 0, LONG),
      reading('leo', -1, LONG),
    ]);
    ledger.forget(DATE);
    expect(ledger.size).toBe(1);
    ledger.forget(null);
    expect(ledger.size).toBe(0);
  });
});

import { describe, expect, test } from 'vitest';
import { civilDate } from '../calendar/civil-date.ts';
import type { Sign } from '../zodiac/signs.ts';
import { checkText } from './check-text.ts';

const DATE = civilDate('2026-11-21');

/** Kind and verdict of each claim in `text`, read on 21 November 2026. */
function verdicts(text: string, sign?: Sign): string[] {
  return checkText(text, { date: DATE, sign }).map(({ kind, verdict }) => `${kind} ${verdict}`);
}

describe('turns of phrase', () => {
  test.each([
    ['Merc is retrograde.', ['motion false']],
    ['Mercury is still backpedaling.', ['motion false']],
    ['Mercury snaps out of its retrograde today.', ['station false']],
    ['Mercury has just gone direct.', ['station true']],
    ['Mars and Saturn are at right angles.', ['aspect false']],
    ['Mars collides with Saturn.', ['aspect false']],
    ['The Moon meets the Sun. Plans rest.', ['aspect false']],
    ['The Moon goes full at 11:47 a.m. EST.', ['lunation false']],
    ['Under a dark Moon, plans rest.', ['moon-phase false']],
    ['Under the Sun square Venus, taste and pride pull apart.', ['aspect false']],
    ['A Capricorn Venus asks for patience.', ['body-in-sign false']],
    [
      'Aries, where the Moon is until November 22, 10:10 UTC, is a sign of fire.',
      ['sign-nature true', 'body-in-sign true'],
    ],
    ['Aries is a sign of water.', ['sign-nature false']],
    ['Pearl is a stone of the Moon, the ruler of Cancer.', ['ruler true']],
    ['80% of the Moon is lit.', ['illumination false']],
  ])('%s', (text, expected) => {
    expect(verdicts(text)).toEqual(expected);
  });
});

test('a text without a period is read to its end', () => {
  const text = `${'and so it goes for a while '.repeat(500)} and Venus is in Scorpio`;
  expect(verdicts(text)).toEqual(['body-in-sign false']);
});

describe('the date rule', () => {
  test.each([
    ['a stay that ends inside the 50 hours', 'The Moon is in Aries.', ['body-in-sign false']],
    [
      'the same with its end',
      'The Moon is in Aries until 10:10 UTC on 22 November.',
      ['body-in-sign true'],
    ],
    [
      'its end an hour off',
      'The Moon is in Aries until 11:10 UTC on 22 November.',
      ['body-in-sign false'],
    ],
    ['a stay through the 50 hours', 'Venus is in Libra.', ['body-in-sign true']],
    ['an event inside the 50 hours', 'The Sun enters Sagittarius today.', ['ingress true']],
    ['an event by its UTC date', 'The Sun enters Sagittarius on 22 November.', ['ingress true']],
    ['an event a day off', 'The Sun enters Sagittarius on 21 November.', ['ingress false']],
    [
      'a time in another zone',
      'The Sun enters Sagittarius at 2:23 am EST on 22 November.',
      ['ingress true'],
    ],
    [
      'a time without a zone',
      'The Sun enters Sagittarius at 2:23 am on 22 November.',
      ['ingress uncheckable'],
    ],
    ['a part of the day', 'The Moon enters Taurus tomorrow evening.', ['ingress uncheckable']],
    [
      'a near miss called exact',
      'Saturn and Uranus form an exact sextile today.',
      ['aspect false'],
    ],
    ['an aspect in force', 'Saturn sextiles Uranus.', ['aspect true']],
    ['a past date', 'Mercury stationed direct on 13 November.', ['station true']],
    [
      'both ends of a retrogradation',
      'Mercury is retrograde from 24 October to 13 November.',
      ['motion true'],
    ],
    ['a year of its own', 'In 2025 Mercury turned retrograde on 15 March.', ['station true']],
  ])('%s', (_name, text, expected) => {
    expect(verdicts(text)).toEqual(expected);
  });
});

describe('the meaning of a sentence', () => {
  test.each([
    ['a denial', 'Mercury is not retrograde.', ['motion true']],
    ['neither, nor', 'Neither Mercury nor Saturn is retrograde.', ['motion false']],
    ['a pronoun', 'Venus is in Libra. She sextiles Jupiter.', ['body-in-sign true', 'aspect true']],
    [
      'several predicates',
      'Jupiter is in Leo and turns retrograde on 13 December.',
      ['body-in-sign true', 'station true'],
    ],
    [
      'an object that is no subject',
      'Venus sextiles Jupiter and enters Scorpio on 4 December.',
      ['aspect true', 'ingress true'],
    ],
    ['an epithet', 'The ringed planet is retrograde.', ['motion true']],
    ['a number of planets', 'Three planets are retrograde.', ['planet-count true']],
    ['so does another', 'Mercury is direct, and so is Venus.', ['motion true', 'motion true']],
    [
      'a time of another clause',
      'Venus is in Libra, and you will feel it until Friday.',
      ['body-in-sign true'],
    ],
    ['what is not computed', 'Chiron is retrograde.', ['beyond uncheckable']],
    ['a constellation', 'Venus is in the constellation Virgo.', ['body-in-sign uncheckable']],
  ])('%s', (_name, text, expected) => {
    expect(verdicts(text)).toEqual(expected);
  });
});

describe('houses and rulers of a sign', () => {
  test.each([
    ['a house by number', 'Venus is in your seventh house.', ['body-in-house true']],
    ['a house by its matter', 'Venus graces your partnership sector.', ['body-in-house true']],
    [
      'a matter of another house',
      'Venus is in your seventh house of career.',
      ['body-in-house false'],
    ],
    [
      'the sign on a house',
      'Venus is in Libra, your eighth house.',
      ['body-in-sign true', 'house-sign false'],
    ],
    ['a ruler', 'Mars, your ruler, is in Leo.', ['ruler true', 'body-in-sign true']],
    [
      'a wrong ruler',
      'Your ruling planet Venus is in Libra.',
      ['ruler false', 'body-in-sign true'],
    ],
  ])('%s', (_name, text, expected) => {
    expect(verdicts(text, 'aries').sort()).toEqual([...expected].sort());
  });

  test('a house is uncheckable without a sign to count from', () => {
    expect(verdicts('Venus is in your seventh house.')).toEqual(['body-in-house uncheckable']);
  });

  test('the traditional and the modern ruler are both right for Scorpio', () => {
    expect(verdicts('Mars, your ruler, and Pluto, your ruler.', 'scorpio')).toEqual([
      'ruler true',
      'ruler true',
    ]);
  });
});

describe('not a statement about the sky of the date', () => {
  test.each([
    ['a question', 'Is Mercury retrograde?'],
    ['a condition', 'If Mercury were retrograde, you would know.'],
    ['a general truth', 'When the Moon is in Leo, people like an audience.'],
    ['a chart of birth', 'People born with Venus in Scorpio love deeply.'],
    ['your own planet', 'Your Venus is in Scorpio.'],
    ['a square meal', 'A square meal and a walk under the sun do wonders.'],
    ['a verb', 'One careless word mars the mood.'],
    ['an illness', 'Cancer research moves forward.'],
    ['a weekday', 'Monday is laundry day.'],
    ['directness', 'Mercury asks you to be direct with your boss.'],
  ])('%s', (_name, text) => {
    expect(verdicts(text)).toEqual([]);
  });
});

describe('a claim', () => {
  test('has the judged words, their offsets and a readable reason', () => {
    expect(checkText('Today Mercury is retrograde.', { date: DATE })).toEqual([
      {
        text: 'Today Mercury is retrograde',
        kind: 'motion',
        verdict: 'false',
        reason:
          'Mercury is direct from 15:52 UTC on November 13, 2026, until 17:36 UTC on February 9, 2027.',
        at: { start: 0, end: 27 },
      },
    ]);
  });

  test('gives no minutes for events of slow planets', () => {
    const [claim] = checkText('Jupiter turns retrograde today.', { date: DATE });
    expect(claim!.reason).toBe('Jupiter turns retrograde at 27° Leo on December 13, 2026.');
  });

  test('is uncheckable outside the computed years', () => {
    const [claim] = checkText('Mercury is retrograde.', { date: civilDate('2250-01-01') });
    expect(claim!.verdict).toBe('uncheckable');
  });

  test('comes from any text, of any length or script', () => {
    for (const text of [
      '',
      '.',
      '☽ ♄ ☍',
      '42',
      "'s n't",
      'Луна в Овне',
      'constructor toString __proto__',
      'the '.repeat(500),
    ]) {
      expect(checkText(text, { date: DATE, sign: 'leo' })).toEqual([]);
    }
  });
});

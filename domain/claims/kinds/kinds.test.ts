import { expect, test } from 'vitest';
import { passageOf } from '#tests/factories/passages.ts';
import { findApproaches } from './approaches.ts';
import { findAspects } from './aspects.ts';
import { findBeyond } from './beyond.ts';
import { findCalendar } from './calendar.ts';
import { findCounts } from './counts.ts';
import { findEclipses } from './eclipses.ts';
import { findMoon } from './moon.ts';
import { findMotions } from './motion.ts';
import { findOwnSigns } from './own-signs.ts';
import { findPlaces } from './places.ts';
import { findSeasons } from './seasons.ts';
import { findSignChanges } from './sign-changes.ts';
import { findTradition } from './tradition.ts';

const NOTHING_USED = new Set<number>();

test.each([
  ['Venus trines Mars', findAspects, { type: 'aspect', angles: ['trine'], negated: false }],
  ['Venus is not square Mars', findAspects, { type: 'aspect', angles: ['square'], negated: true }],
  ['Venus is closing in on Mars', findApproaches, { type: 'approach', course: 'applying' }],
  ['Venus pulls away from the Sun', findApproaches, { type: 'approach', course: 'separating' }],
  ['Chiron is in Aries', findBeyond, { type: 'beyond' }],
  ['Rest on Saturday, November 22', findCalendar, { type: 'weekday', weekday: 6 }],
  ['Three planets are retrograde', findCounts, { type: 'count', min: 3, max: 3 }],
  ['No planet is retrograde', findCounts, { type: 'count', min: 0, max: 0 }],
  [
    'A total lunar eclipse falls in Virgo today',
    findEclipses,
    { type: 'eclipse', of: 'Moon', eclipse: 'total', place: { signs: ['virgo'] } },
  ],
  ['The Moon is waxing', findMoon, { type: 'phase', phase: 'waxing', negated: false }],
  [
    'The full moon in Taurus arrives today',
    findMoon,
    { type: 'lunation', phase: 'full moon', place: { signs: ['taurus'] } },
  ],
  ['The Moon is 82% full', findMoon, { type: 'illumination' }],
  ['Mercury is not retrograde', findMotions, { motion: 'retrograde', negated: true }],
  ['Retrograde Saturn tests you', findMotions, { motion: 'retrograde', negated: false }],
  [
    'Mercury turns direct today in Scorpio',
    findMotions,
    { type: 'station', turns: 'direct', place: { signs: ['scorpio'] } },
  ],
  ['Mercury stations on 13 November', findMotions, { type: 'station', turns: null }],
  ['Not a single planet changes direction', findMotions, { type: 'station', negated: true }],
  ['Venus is in Libra', findPlaces, { type: 'place', place: { signs: ['libra'] } }],
  [
    'Venus is in its own sign',
    findOwnSigns,
    { type: 'place', place: { signs: ['taurus', 'libra'] } },
  ],
  ['Venus leaves Virgo', findPlaces, { type: 'ingress', from: { signs: ['virgo'] }, to: null }],
  [
    'Venus moves from Virgo into Libra',
    findPlaces,
    { type: 'ingress', from: { signs: ['virgo'] }, to: { signs: ['libra'] } },
  ],
  ['Leo season begins today', findSeasons, { type: 'sun-season', sign: 'leo', part: 'begins' }],
  ['Leo season is over', findSeasons, { type: 'sun-season', sign: 'leo', part: 'ends' }],
  ['It is still Leo season', findSeasons, { type: 'sun-season', sign: 'leo', part: 'now' }],
  ['The spring equinox arrives today', findSeasons, { type: 'season-turn' }],
  ['The Moon changes signs at noon', findSignChanges, { type: 'ingress', to: null, from: null }],
  ['Venus rules Libra', findTradition, { type: 'ruler', negated: false }],
  ['Leo is a fire sign', findTradition, { type: 'nature', sign: 'leo' }],
])('"%s" is found', (text, find, proposition) => {
  expect(find(passageOf(text), NOTHING_USED).map((found) => found.proposition)).toEqual([
    expect.objectContaining(withPlaces(proposition)),
  ]);
});

test.each([
  ['Venus and Mars are friends', findAspects],
  ['Three friends are late', findCounts],
  ['The eclipse of your old self is near', findEclipses],
  ['Full moon rituals are loud', findMoon],
  ['The first quarter of the year was hard', findMoon],
  ['Three Mercury retrogrades this year were enough', findMotions],
  ['Mercury retrograde survival tips', findMotions],
  ['Venus rules Libra', findPlaces],
  ['Your Leo season playlist', findSeasons],
  ['Friends change signs', findSignChanges],
])('"%s" says nothing', (text, find) => {
  expect(find(passageOf(text), NOTHING_USED)).toEqual([]);
});

/** A place is asked only for its signs. */
function withPlaces(proposition: object): object {
  return Object.fromEntries(
    Object.entries(proposition).map(([name, value]) => [
      name,
      value && typeof value === 'object' && 'signs' in value
        ? expect.objectContaining(value)
        : value,
    ]),
  );
}

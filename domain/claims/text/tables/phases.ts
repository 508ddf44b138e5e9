import type { SeasonTurn } from '../../../sky/events.ts';
import type { PhaseName } from '../token.ts';

/** Words for the phases of the Moon; in "the crescent moon" they name the Moon itself. */
// biome-ignore format: a list of words
export const PHASE_WORDS: readonly (readonly [PhaseName, readonly string[]])[] = [
  [
    'waxing crescent',
    [
      'waxing crescent', 'young crescent', 'growing crescent', 'new crescent', 'evening crescent',
      'crescent that is waxing',
    ],
  ],
  ['waning crescent', ['waning crescent', 'old crescent', 'shrinking crescent', 'morning crescent']],
  ['waxing gibbous', ['waxing gibbous', 'growing gibbous', 'gibbous waxing']],
  ['waning gibbous', ['waning gibbous', 'disseminating', 'shrinking gibbous', 'gibbous waning']],
  [
    'first quarter',
    ['first quarter', '1st quarter', 'waxing quarter', 'waxing half', 'first-quarter', 'waxing half moon'],
  ],
  [
    'last quarter',
    [
      'last quarter', 'third quarter', 'final quarter', '3rd quarter', 'waning quarter', 'waning half',
      'waning half moon',
    ],
  ],
  ['balsamic', ['balsamic']],
  ['dark', ['dark moon']],
  [
    'waxing',
    [
      'waxing', 'waxes', 'wax', 'waxed', 'growing toward full', 'growing towards full', 'swelling toward full',
      'swelling towards full', 'on the increase', 'growing fuller', 'on the rise toward full', 'filling out',
      'swelling', 'building toward full', 'building towards full', 'gaining light', 'growing brighter',
      'heading toward full', 'heading towards full', 'growing in light', 'increasing in light',
    ],
  ],
  [
    'waning',
    [
      'waning', 'wanes', 'wane', 'waned', 'shrinking', 'on the decrease', 'losing light', 'thinning',
      'growing thinner', 'decreasing in light', 'dwindling', 'heading toward new', 'heading towards new',
      'fading toward new', 'fading towards new',
    ],
  ],
  ['half', ['half-moon', 'half moon']],
  ['crescent', ['crescent']],
  ['gibbous', ['gibbous']],
  ['new moon', ['new moon', 'newmoon', 'dark of the moon']],
  ['full moon', ['full moon', 'fullmoon']],
];

/** North American names of the year's full moons, by month: custom, not astronomy. */
// biome-ignore format: a table reads better as a paragraph
export const MONTHLY_MOONS: Readonly<Record<string, number>> = {
  'wolf moon': 1, 'snow moon': 2, 'worm moon': 3, 'pink moon': 4, 'flower moon': 5, 'strawberry moon': 6,
  'buck moon': 7, 'sturgeon moon': 8, 'corn moon': 9, "hunter's moon": 10, 'hunter moon': 10, 'beaver moon': 11,
  'cold moon': 12, 'harvest moon': 0,
};

const MARCH: readonly SeasonTurn['event'][] = ['March equinox'];
const SEPTEMBER: readonly SeasonTurn['event'][] = ['September equinox'];
const JUNE: readonly SeasonTurn['event'][] = ['June solstice'];
const DECEMBER: readonly SeasonTurn['event'][] = ['December solstice'];

/** Seasons without a hemisphere are northern, as in the tradition that named the zodiac. */
// biome-ignore format: a list of words
export const SEASON_TURN_WORDS: readonly (readonly [
  readonly SeasonTurn['event'][],
  readonly string[],
])[] = [
  [
    MARCH,
    [
      'spring equinox', 'vernal equinox', 'march equinox', 'northward equinox', 'first day of spring',
      'first day of astronomical spring', 'aries point equinox',
    ],
  ],
  [
    SEPTEMBER,
    [
      'autumn equinox', 'autumnal equinox', 'fall equinox', 'september equinox', 'first day of autumn',
      'southward equinox',
    ],
  ],
  [JUNE, ['summer solstice', 'june solstice', 'midsummer solstice', 'longest day of the year']],
  [
    DECEMBER,
    [
      'winter solstice', 'december solstice', 'midwinter solstice', 'shortest day of the year',
      'longest night of the year',
    ],
  ],
  [['March equinox', 'September equinox'], ['equinox']],
  [['June solstice', 'December solstice'], ['solstice']],
];

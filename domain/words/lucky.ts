import type { Body } from '../sky/bodies.ts';
import type { Element } from '../zodiac/profiles.ts';
import type { Table } from './entries.ts';

/**
 * Colors, stones and numbers of the bodies, after the lists that almanacs hand down (Agrippa, Three
 * Books of Occult Philosophy, book I; Cheiro's Book of Numbers for the numbers). Uranus, Neptune and
 * Pluto came later: they have the shades that modern tradition gives them.
 */
export const BODY_COLORS: Record<Body, Table> = {
  Sun: ['gold', 'orange', 'amber', 'sunflower yellow'],
  Moon: ['silver', 'pearl white', 'cream', 'pale blue'],
  Mercury: ['lemon yellow', 'light gray', 'mint green', 'sky blue'],
  Venus: ['rose pink', 'emerald green', 'copper', 'soft turquoise'],
  Mars: ['scarlet', 'brick red', 'rust', 'crimson'],
  Jupiter: ['royal purple', 'deep blue', 'violet', 'indigo'],
  Saturn: ['charcoal', 'dark brown', 'black', 'slate gray'],
  Uranus: ['electric blue', 'turquoise', 'ice blue', 'neon green'],
  Neptune: ['sea green', 'lavender', 'aqua', 'misty lilac'],
  Pluto: ['burgundy', 'maroon', 'dark plum', 'garnet red'],
};

export const BODY_STONES: Record<Body, Table> = {
  Sun: ['ruby', 'amber', 'tiger eye', 'citrine'],
  Moon: ['pearl', 'moonstone', 'selenite', 'opal'],
  Mercury: ['agate', 'topaz', 'peridot', 'aventurine'],
  Venus: ['rose quartz', 'emerald', 'jade', 'malachite'],
  Mars: ['carnelian', 'red jasper', 'bloodstone', 'garnet'],
  Jupiter: ['amethyst', 'yellow sapphire', 'lapis lazuli', 'turquoise'],
  Saturn: ['onyx', 'jet', 'blue sapphire', 'hematite'],
  Uranus: ['labradorite', 'amazonite', 'fluorite', 'clear quartz'],
  Neptune: ['aquamarine', 'coral', 'larimar', 'sea glass agate'],
  Pluto: ['obsidian', 'smoky quartz', 'black tourmaline', 'dark garnet'],
};

export const BODY_NUMBERS: Record<Body, number> = {
  Sun: 1,
  Moon: 2,
  Jupiter: 3,
  Uranus: 4,
  Mercury: 5,
  Venus: 6,
  Neptune: 7,
  Saturn: 8,
  Mars: 9,
  Pluto: 18,
};

/** The quarters of the triplicities as William Lilly gives them (Christian Astrology, 1647). */
export const ELEMENT_DIRECTIONS: Record<Element, string> = {
  Fire: 'East',
  Earth: 'South',
  Air: 'West',
  Water: 'North',
};

/** `{moon}` is "Libra, where the Moon is until 14:20 UTC". Whole sentences; every placeholder is used. */
export const NUMBER_FRAMES: Table = [
  '{n1} is the number of {ruler}, the ruler of {own}; {n2} counts {moon}; {n3} comes from the date.',
  'tradition gives {n1} to {ruler}, your ruler. Next comes {n2} for {moon}, and {n3} for the digits of the day.',
  'from your ruler {ruler} you have {n1}. The {ordinal} sign is {moon}, hence {n2}, while the date adds up to {n3}.',
  'the date sums to {n3}. To it come {n1}, which belongs to {ruler}, ruler of {own}, and {n2} for {moon}.',
  'number {n2} stands for {moon}. Beside it are {n1} of your ruler {ruler} and {n3}, the sum of the day.',
  '{ruler} rules {own} and carries {n1}; {n3} is the sum of the date; {n2} is the place in the zodiac of {moon}.',
];

export const COLOR_FRAMES: Table = [
  '{c1} belongs to {ruler}, the ruler of {own}; {c2} to {day}, the planet of {weekday}; {c3} suits {moon}.',
  'for {weekday}, the day of {day}, there is {c2}. Your ruler {ruler} brings {c1}, and {c3} goes with {moon}.',
  'by custom {ruler} wears {c1} and rules {own}. {weekday} is of {day} and likes {c2}; {c3} is for {moon}.',
  'wear {c3} for {moon}, {c1} for your ruler {ruler}, or {c2}, since {weekday} belongs to {day}.',
  '{own} takes {c1} from its ruler {ruler}. Old almanacs add {c2} for {day} on a {weekday} and {c3} for {moon}.',
  'three shades come together: {c2} as {weekday} is the day of {day}, {c3} for {moon}, {c1} for {ruler}, your ruler.',
];

export const STONE_FRAMES: Table = [
  '{s1} is a stone of {ruler}, the ruler of {own}, and {s2} of {day}, who gives {weekday} its name.',
  'stone books place {s1} with your ruler {ruler}; on a {weekday}, the day of {day}, {s2} joins it.',
  'to {day}, the planet of {weekday}, belongs {s2}. The ruler of {own}, {ruler}, has {s1}.',
  'carry {s1} for {ruler}, who rules {own}, or {s2} because it is {weekday}, the day of {day}.',
  'the custom of {weekday} is {s2}, a stone of {day}. For {own} itself there is {s1}, after its ruler {ruler}.',
  '{weekday} and {day} go with {s2}, while {ruler} lends {own} its {s1}.',
];

export const DIRECTION_FRAMES: Table = [
  '{element} looks to the {d1}, the quarter of {moon}.',
  'the {d1} belongs to {element} in Lilly, and so to {moon}.',
  'old astrologers sent {element} to the {d1}, as here {moon}.',
  'for {moon}, in {element}, tradition points {d1}.',
  '{moon} stands in {element}, and {element} faces {d1}.',
  'choose the {d1}: it goes with {element} and {moon}.',
];

import type { Weekday } from '../calendar/civil-date.ts';
import type { Body } from '../sky/bodies.ts';
import type { Element } from '../zodiac/profiles.ts';

/**
 * Colors, stones and numbers of the bodies, from traditional almanac lists (Agrippa, Three Books of Occult Philosophy,
 * book I; Cheiro's Book of Numbers for the numbers). Uranus, Neptune and Pluto came later: they have the shades that
 * modern tradition gives them.
 */
export const BODY_COLORS: Record<Body, readonly string[]> = {
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

export const BODY_STONES: Record<Body, readonly string[]> = {
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

/** The direction of each element, per William Lilly (Christian Astrology, 1647). */
export const ELEMENT_DIRECTIONS: Record<Element, string> = {
  Fire: 'East',
  Earth: 'South',
  Air: 'West',
  Water: 'North',
};

/** The planet that rules each weekday, as the Latin names show (dies Solis, dies Lunae, dies Martis, ...). */
export const WEEKDAY_PLANETS: Record<Weekday, Body> = {
  Sunday: 'Sun',
  Monday: 'Moon',
  Tuesday: 'Mars',
  Wednesday: 'Mercury',
  Thursday: 'Jupiter',
  Friday: 'Venus',
  Saturday: 'Saturn',
};

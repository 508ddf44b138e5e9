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

/**
 * Whole sentences; every placeholder is used. `{sum}` is "the digits of the date add up to 15", with the
 * sum of those where it is taken; `{place}` is "the Moon is in Libra until 14:20 UTC".
 */
export const NUMBER_FRAMES: Table = [
  '{n1} is the number of {ruler}, the ruler of {own}. {n2} is there because {place}, and {moon} is the {ordinal} sign. For {n3}, {sum}.',
  'tradition gives {n1} to your ruler, {ruler}. {place}, and {moon} is the {ordinal} sign, hence {n2}. The last is {n3}: {sum}.',
  'your ruler {ruler} has the number {n1}. As {place}, and {moon} is the {ordinal} sign, {n2} is the second. For {n3}, {sum}.',
  'start with {n3}, since {sum}. {n1} belongs to {ruler}, the ruler of {own}, and {n2} to {moon}, the {ordinal} sign: {place}.',
  '{place}. {moon} is the {ordinal} sign, so the first number is {n2}. {n1} belongs to your ruler {ruler}, and {n3} to the date: {sum}.',
  '{ruler} rules {own} and carries {n1}. {sum}, which gives {n3}. {moon}, the {ordinal} sign, gives {n2}, for {place}.',
  'for {own} the number is {n1}, that of its ruler {ruler}. For the day it is {n3}: {sum}. {place}, and the {ordinal} sign, {moon}, brings {n2}.',
  'three numbers, three reasons. {n1} is that of {ruler}, the ruler of {own}. {n2} is for {moon}, the {ordinal} sign, since {place}. {n3} is for the date: {sum}.',
  'old lists put {n1} beside {ruler}, who rules {own}. {n2} counts the signs up to {moon}, the {ordinal}, for {place}. {n3} is from the calendar: {sum}.',
  '{sum}, hence {n3}. {place}, and {moon} is the {ordinal} sign, hence {n2}. {n1} goes with {ruler}, the ruler of {own}.',
  'count the signs to {moon} and you come to {n2}; it is the {ordinal}, and {place}. Your ruler {ruler} adds {n1}. The date adds {n3}: {sum}.',
  '{n1} comes from {ruler}, your ruler, and {n2} from {moon}, the {ordinal} sign: {place}. With the date comes {n3}, for {sum}.',
];

/** Where the Moon's sign has the very number of the sign's ruler. */
export const SHARED_NUMBER_FRAMES: Table = [
  '{n1} comes twice: it is the number of {ruler}, your ruler, and of {moon}, the {ordinal} sign, for {place}. For {n3}, {sum}.',
  '{ruler}, the ruler of {own}, has the number {n1}, and so has {moon}, the {ordinal} sign: {place}. The other is {n3}: {sum}.',
  'your ruler {ruler} and the {ordinal} sign, {moon}, agree on {n1}, since {place}. The date adds {n3}: {sum}.',
  '{place}, and {moon} is the {ordinal} sign; {n1} is the number of {ruler}, your ruler, too. {sum}, hence {n3}.',
  'two of the reasons meet in {n1}: {ruler} rules {own} and carries it, and {moon} is the {ordinal} sign, for {place}. {n3} is for the date: {sum}.',
  'old lists put {n1} beside {ruler}, who rules {own}. Counting the signs up to {moon} gives the same, for {place}. {n3} is from the calendar: {sum}.',
  '{sum}, hence {n3}. The other number has two reasons: {ruler}, the ruler of {own}, goes with {n1}, and {moon} is the {ordinal} sign, for {place}.',
  'for once {ruler} and {moon} name one number, {n1}: {ruler} rules {own}, {moon} is the {ordinal} sign, and {place}. {n3} comes with the date: {sum}.',
  'start with {n3}, since {sum}. {n1} belongs to {ruler}, the ruler of {own}, and to {moon}, the {ordinal} sign, as well: {place}.',
  'count the signs to {moon} and you come to {n1}, which your ruler {ruler} has already; {place}. The date adds {n3}: {sum}.',
  'tradition gives {n1} to your ruler, {ruler}. {place}, and {moon}, the {ordinal} sign, says so too. The last is {n3}: {sum}.',
  'two numbers will do. {n1} is that of {ruler}, the ruler of {own}, and of the {ordinal} sign, {moon}, since {place}. {n3} is for the date: {sum}.',
];

/** `{moonRuler}` rules `{moon}`, the Moon's sign. */
export const COLOR_FRAMES: Table = [
  '{c1} belongs to {ruler}, the ruler of {own}. {weekday} is the day of {day}, who likes {c2}. {place}, and {moonRuler}, the ruler of {moon}, adds {c3}.',
  'for {weekday}, the day of {day}, there is {c2}. Your ruler {ruler} brings {c1}. {c3} is a color of {moonRuler}, the ruler of {moon}, and {place}.',
  'by custom {ruler}, the ruler of {own}, wears {c1}. {day} gives {weekday} its name and the color {c2}. As {place}, {moonRuler}, the ruler of {moon}, offers {c3}.',
  '{c3} is worth a thought while {place}: it belongs to {moonRuler}, the ruler of {moon}. {c1} is for your ruler {ruler}, and {c2} for {day}, the planet of {weekday}.',
  '{own} takes {c1} from its ruler {ruler}. Old almanacs add {c2} for {day} on a {weekday}. {place}, hence {c3}, after {moonRuler}, the ruler of {moon}.',
  'three shades have three sources: {c1} is that of {ruler}, your ruler; {c2} is that of {day}, since it is {weekday}; {c3} is that of {moonRuler}, the ruler of {moon}, since {place}.',
  'it is {weekday}, the day of {day}, and {c2} goes with it. {c1} is the color of {ruler}, the ruler of {own}. {place}, so {moonRuler}, the ruler of {moon}, has {c3}.',
  'painters of almanacs gave {c1} to {ruler}, your ruler, and {c2} to {day}, the planet of {weekday}. {place}, and the ruler of {moon}, {moonRuler}, comes in {c3}.',
  '{place}. The ruler of {moon} is {moonRuler}, and its color is {c3}. Beside it stand {c1} of {ruler}, the ruler of {own}, and {c2} of {day}, the planet of {weekday}.',
  'from {ruler}, the ruler of {own}, comes {c1}; from {day}, the planet of {weekday}, {c2}; from {moonRuler}, the ruler of {moon}, {c3}. {place}.',
  'a scarf in {c1} would suit {ruler}, your ruler. {c2} suits {weekday}, the day of {day}. {c3} suits {moonRuler}, the ruler of {moon}, and {place}.',
  '{weekday} and {day} go with {c2}. {own} and its ruler {ruler} go with {c1}. {place}, and {moonRuler}, the ruler of {moon}, goes with {c3}.',
];

export const STONE_FRAMES: Table = [
  '{s1} is a stone of {ruler}, the ruler of {own}, and {s2} is one of {day}, who gives {weekday} its name.',
  'stone books place {s1} with your ruler {ruler}. On a {weekday}, the day of {day}, {s2} is worn as well.',
  '{s2} belongs to {day}, the planet of {weekday}. The ruler of {own}, {ruler}, has {s1}.',
  'carry {s1} for {ruler}, who rules {own}, or {s2}, because it is {weekday}, the day of {day}.',
  'the custom of {weekday} is {s2}, a stone of {day}. For {own} itself there is {s1}, after its ruler {ruler}.',
  '{weekday} and {day} go with {s2}, while {ruler} lends {own}, the sign it rules, its {s1}.',
  'your ruler {ruler} has {s1} among its stones. Since {weekday} is the day of {day}, {s2} is the second.',
  'a jeweler of the old school would name {s1} for {ruler}, the ruler of {own}, and {s2} for {day} on a {weekday}.',
  'two stones fit: {s1}, which tradition gives to {ruler}, your ruler, and {s2}, which it gives to {day}, the planet of {weekday}.',
  'in the old lists {s1} stands under {ruler}, and {ruler} rules {own}. {s2} stands under {day}, and {weekday} is its day.',
  'as {ruler} rules {own}, {s1} is the first choice. As it is {weekday}, the day of {day}, {s2} is the other.',
  'it is {weekday}, named after {day}, so there is {s2}. {s1} is yours at all times, for it belongs to {ruler}, the ruler of {own}.',
];

/** `{element}` is that of `{moon}`, `{d1}` its quarter. */
export const DIRECTION_FRAMES: Table = [
  '{place}, and {moon} is a sign of {element}. To {element} belongs the {d1}.',
  'William Lilly gives the {d1} to the signs of {element}. {moon} is one of them, and {place}.',
  'old astrologers sent {element} to the {d1}. {moon} is of {element}, and {place}.',
  'since {place}, and {moon} is of {element}, tradition points {d1}.',
  '{moon} is a sign of {element}, and {element} faces {d1}. The reason for the day: {place}.',
  'the {d1} goes with {element}, and {element} with {moon}. {place}.',
  '{place}. A sign of {element} like {moon} looks to the {d1}.',
  'a walk to the {d1} would suit the day, for {place}. {element} has the {d1}, and {moon} is of {element}.',
  'while {place}, the {d1} is favored, for {moon} is a sign of {element}, and that is the quarter of {element}.',
  'each element has its quarter. {element} has the {d1}, {moon} is of {element}, and {place}.',
  'Lilly would look {d1}: {place}, and {moon} belongs to {element}, whose quarter that is.',
  'by the old rule {element} lies in the {d1}. {moon} is of {element}, and {place}.',
];

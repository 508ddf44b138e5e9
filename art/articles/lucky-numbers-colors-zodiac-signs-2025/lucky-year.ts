import type { Sign } from '#domain/zodiac/signs.ts';

/** A sign's lucky elements for the whole year, by this site's lore. */
interface LuckyYear {
  /** Each with the shade for drawings on a dark background: dark colors are lightened until they stand out. */
  colors: Readonly<Record<string, `#${string}`>>;
  /** The last two differ by nine and so have the same digital root. */
  numbers: readonly [number, number, number, number];
}

/** The colors suit the sign's element and rulers, after `BODY_COLORS` of `domain/words/lucky.ts`. */
export const LUCKY_YEAR: Record<Sign, LuckyYear> = {
  aries: {
    colors: { Red: '#d8342f', Orange: '#ee8434', 'Bright Yellow': '#ffd93b' },
    numbers: [1, 8, 17, 26],
  },
  taurus: {
    colors: { 'Moss Green': '#7f9a4a', Copper: '#c77b4a', Cream: '#f6e9c6' },
    numbers: [2, 6, 15, 24],
  },
  gemini: {
    colors: { 'Lemon Yellow': '#f4ec6a', 'Light Gray': '#c4c9cf', 'Sky Blue': '#7cbdec' },
    numbers: [3, 5, 14, 23],
  },
  cancer: {
    colors: { Silver: '#b3bcc8', 'Pearl White': '#f3efe6', 'Pale Blue': '#bcd7ee' },
    numbers: [2, 7, 11, 20],
  },
  leo: {
    colors: { Gold: '#e0b23e', Amber: '#f09a1f', 'Ruby Red': '#c9234f' },
    numbers: [1, 4, 19, 28],
  },
  virgo: {
    colors: { Wheat: '#e6cd92', 'Mint Green': '#9fdcb8', 'Dove Gray': '#9b9ca3' },
    numbers: [5, 14, 23, 32],
  },
  libra: {
    colors: { 'Rose Pink': '#ee95ae', 'Jade Green': '#3fa678', Ivory: '#f8f1dc' },
    numbers: [6, 15, 24, 33],
  },
  scorpio: {
    colors: { Burgundy: '#bb4160', 'Dark Plum': '#8f5590', Rust: '#b9532c' },
    numbers: [8, 11, 18, 27],
  },
  sagittarius: {
    colors: { 'Royal Purple': '#8a5cc9', Indigo: '#6a72d6', Saffron: '#f4b32d' },
    numbers: [3, 9, 21, 30],
  },
  capricorn: {
    colors: { Charcoal: '#737982', 'Forest Green': '#3f8452', Brown: '#996a45' },
    numbers: [4, 8, 22, 31],
  },
  aquarius: {
    colors: { 'Electric Blue': '#3d9bff', Turquoise: '#3ccdc6', 'Slate Gray': '#7f8da0' },
    numbers: [4, 11, 22, 31],
  },
  pisces: {
    colors: { 'Sea Green': '#4fb295', Lavender: '#bfa8e4', White: '#ffffff' },
    numbers: [12, 21, 30, 39],
  },
};

/** The lucky elements of the whole year for everyone. */
export const UNIVERSAL = {
  colors: { 'Deep Blue': '#4a6fd0', 'Golden Yellow': '#f2c230', 'Emerald Green': '#2fa866' },
  numbers: [9, 18, 27],
} as const;

/** The lucky elements of each calendar quarter for everyone, starting in January. */
export const QUARTERS = [
  { months: 'January to March', color: 'Red', hex: '#d8342f', number: 1 },
  { months: 'April to June', color: 'Green', hex: '#4fa85a', number: 4 },
  { months: 'July to September', color: 'Gold', hex: '#e0b23e', number: 7 },
  { months: 'October to December', color: 'Purple', hex: '#8a5cc9', number: 12 },
] as const;

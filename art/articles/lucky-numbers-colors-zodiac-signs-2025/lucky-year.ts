import type { Sign } from '#domain/zodiac/signs.ts';

/** A named color, and the shade for drawings on a dark background: dark colors are lightened until they stand out. */
export interface Swatch {
  name: string;
  hex: `#${string}`;
}

/** A sign's lucky elements for the whole year, by this site's lore. */
export interface LuckyYear {
  colors: readonly [Swatch, Swatch, Swatch];
  /** The last two differ by nine and so have the same digital root. */
  numbers: readonly [number, number, number, number];
}

/** The colors suit the sign's element and rulers, after `BODY_COLORS` of `domain/words/lucky.ts`. */
export const LUCKY_YEAR: Record<Sign, LuckyYear> = {
  aries: {
    colors: [
      swatch('Red', '#d8342f'),
      swatch('Orange', '#ee8434'),
      swatch('Bright Yellow', '#ffd93b'),
    ],
    numbers: [1, 8, 17, 26],
  },
  taurus: {
    colors: [
      swatch('Moss Green', '#7f9a4a'),
      swatch('Copper', '#c77b4a'),
      swatch('Cream', '#f6e9c6'),
    ],
    numbers: [2, 6, 15, 24],
  },
  gemini: {
    colors: [
      swatch('Lemon Yellow', '#f4ec6a'),
      swatch('Light Gray', '#c4c9cf'),
      swatch('Sky Blue', '#7cbdec'),
    ],
    numbers: [3, 5, 14, 23],
  },
  cancer: {
    colors: [
      swatch('Silver', '#b3bcc8'),
      swatch('Pearl White', '#f3efe6'),
      swatch('Pale Blue', '#bcd7ee'),
    ],
    numbers: [2, 7, 11, 20],
  },
  leo: {
    colors: [swatch('Gold', '#e0b23e'), swatch('Amber', '#f09a1f'), swatch('Ruby Red', '#c9234f')],
    numbers: [1, 4, 19, 28],
  },
  virgo: {
    colors: [
      swatch('Wheat', '#e6cd92'),
      swatch('Mint Green', '#9fdcb8'),
      swatch('Dove Gray', '#9b9ca3'),
    ],
    numbers: [5, 14, 23, 32],
  },
  libra: {
    colors: [
      swatch('Rose Pink', '#ee95ae'),
      swatch('Jade Green', '#3fa678'),
      swatch('Ivory', '#f8f1dc'),
    ],
    numbers: [6, 15, 24, 33],
  },
  scorpio: {
    colors: [
      swatch('Burgundy', '#bb4160'),
      swatch('Dark Plum', '#8f5590'),
      swatch('Rust', '#b9532c'),
    ],
    numbers: [8, 11, 18, 27],
  },
  sagittarius: {
    colors: [
      swatch('Royal Purple', '#8a5cc9'),
      swatch('Indigo', '#6a72d6'),
      swatch('Saffron', '#f4b32d'),
    ],
    numbers: [3, 9, 21, 30],
  },
  capricorn: {
    colors: [
      swatch('Charcoal', '#737982'),
      swatch('Forest Green', '#3f8452'),
      swatch('Brown', '#996a45'),
    ],
    numbers: [4, 8, 22, 31],
  },
  aquarius: {
    colors: [
      swatch('Electric Blue', '#3d9bff'),
      swatch('Turquoise', '#3ccdc6'),
      swatch('Slate Gray', '#7f8da0'),
    ],
    numbers: [4, 11, 22, 31],
  },
  pisces: {
    colors: [
      swatch('Sea Green', '#4fb295'),
      swatch('Lavender', '#bfa8e4'),
      swatch('White', '#ffffff'),
    ],
    numbers: [12, 21, 30, 39],
  },
};

/** The lucky elements of the whole year for everyone. */
export const UNIVERSAL = {
  colors: [
    swatch('Deep Blue', '#4a6fd0'),
    swatch('Golden Yellow', '#f2c230'),
    swatch('Emerald Green', '#2fa866'),
  ],
  numbers: [9, 18, 27],
} as const;

/** The lucky elements of each calendar quarter for everyone, starting in January. */
export const QUARTERS = [
  { months: 'January to March', color: swatch('Red', '#d8342f'), number: 1 },
  { months: 'April to June', color: swatch('Green', '#4fa85a'), number: 4 },
  { months: 'July to September', color: swatch('Gold', '#e0b23e'), number: 7 },
  { months: 'October to December', color: swatch('Purple', '#8a5cc9'), number: 12 },
] as const;

function swatch(name: string, hex: Swatch['hex']): Swatch {
  return { name, hex };
}

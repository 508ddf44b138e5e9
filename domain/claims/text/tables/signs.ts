import type { Sign } from '../../../zodiac/signs.ts';

/** Names, glyphs and emblems of the signs; emblems count only after "the", "in", "into" and the like. */
// biome-ignore format: a list of words
export const SIGN_NAMES: Record<Sign, readonly string[]> = {
  aries: ['aries', '♈', 'sign of the ram'],
  taurus: ['taurus', '♉', 'sign of the bull'],
  gemini: ['gemini', '♊', 'sign of the twins'],
  cancer: ['cancer', '♋', 'sign of the crab'],
  leo: ['leo', '♌', 'sign of the lion'],
  virgo: ['virgo', '♍', 'sign of the virgin', 'sign of the maiden'],
  libra: ['libra', '♎', 'sign of the scales', 'sign of the balance'],
  scorpio: ['scorpio', '♏', 'sign of the scorpion', 'scorpius'],
  sagittarius: ['sagittarius', '♐', 'sign of the archer', 'sign of the centaur'],
  capricorn: ['capricorn', '♑', 'sign of the goat', 'sign of the sea goat', 'sign of the mountain goat'],
  aquarius: ['aquarius', '♒', 'sign of the water bearer', 'sign of the water carrier', 'sign of the waterbearer'],
  pisces: ['pisces', '♓', 'sign of the fish', 'sign of the fishes'],
};

/** A sign by its emblem alone, if written as a name: "into the Lion". */
// biome-ignore format: a table reads better as a paragraph
export const SIGN_EMBLEMS: Readonly<Record<string, Sign>> = {
  ram: 'aries', bull: 'taurus', twins: 'gemini', crab: 'cancer', lion: 'leo', virgin: 'virgo', maiden: 'virgo',
  scales: 'libra', scorpion: 'scorpio', archer: 'sagittarius', 'sea goat': 'capricorn', goat: 'capricorn',
  'water bearer': 'aquarius', waterbearer: 'aquarius', 'water carrier': 'aquarius', fish: 'pisces', fishes: 'pisces',
};

// biome-ignore format: a list of words
export const OWN_SIGN = [
  'your sign', 'your own sign', 'your own zodiac sign', 'your zodiac sign', 'your sun sign', 'your very own sign',
  'your star sign',
];
export const OPPOSITE_SIGN = [
  'your opposite sign',
  'the sign opposite yours',
  'the sign opposite your own',
];

export const ELEMENT_WORDS = {
  Fire: ['fire', 'fiery'],
  Earth: ['earth', 'earthy'],
  Air: ['air', 'airy'],
  Water: ['water', 'watery'],
} as const;
export const QUALITY_WORDS = {
  Cardinal: ['cardinal'],
  Fixed: ['fixed'],
  Mutable: ['mutable'],
} as const;

/** Signs as online astrologers shorten them: "in Sag", "Gem season". */
export const SHORT_SIGNS: Readonly<Record<string, Sign>> = {
  gem: 'gemini',
  scorp: 'scorpio',
  sag: 'sagittarius',
  cap: 'capricorn',
  aqua: 'aquarius',
};

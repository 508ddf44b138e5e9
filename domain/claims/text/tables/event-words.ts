/** Words around the phases of the Moon, eclipses and seasons. */

/** "An eclipse draws attention to your seventh house": what it may draw. */
// biome-ignore format: a list of words
export const DRAWN = new Set([
  'attention', 'light', 'focus', 'spotlight', 'eye', 'eyes', 'energy', 'spotlights',
]);

/** "Full moon rituals" and the like are not about the Moon's phase. */
// biome-ignore format: a list of words
export const MOON_THINGS = new Set([
  'ritual', 'rituals', 'ceremony', 'ceremonies', 'party', 'parties', 'effects', 'effect', 'magic',
  'meditation', 'meditations', 'water', 'circle', 'circles', 'calendar', 'names', 'myths',
  'wishes', 'journaling', 'babies', 'people', 'baths', 'bath', 'spell', 'spells', 'release',
  'traditions', 'folklore', 'madness',
]);

/** After "the first quarter", these make it the Moon's. */
// biome-ignore format: a list of words
export const QUARTER_VERBS = new Set([
  'arrives', 'falls', 'comes', 'is', 'occurs', 'peaks', 'phase', 'arrived', 'fell', 'was',
]);

/** Between the Moon and its phase, these describe the Moon. */
// biome-ignore format: a list of words
export const SHAPES = new Set([
  'becomes', 'grows', 'became', 'looks', 'past', 'few', 'thin', 'slim', 'bright', 'silver', 'fat',
  'light', 'hangs', 'rises', 'slender', 'appears', 'seems', 'reaches', 'enters', 'phase', 'as',
  'growing', 'shrinking', 'big', 'round', 'steadily', 'visibly', 'toward', 'days', 'day', 'in',
  'young', 'old',
]);

/** Before "Leo season", these mean that it is now. */
// biome-ignore format: a list of words
export const NOW_BEFORE = new Set([
  'it', 'is', 'happy', 'this', 'welcome', 'to', 'of', 'in', 'into', 'still', 'during', 'tonight',
  'birthday', "it's", "'s", 'today', 'under', 'now',
]);

/** "Leo season has begun", "… dawns". */
// biome-ignore format: a list of words
export const COMING = new Set([
  'begun', 'arrives', 'dawns', 'opens',
]);

/** "Leo season is under way", "… is here". */
// biome-ignore format: a list of words
export const LASTING = new Set([
  'under', 'way', 'underway', 'lasts', 'runs', 'here', 'continues',
]);

/** "The eclipse of your old self" is a figure of speech. */
// biome-ignore format: a list of words
export const OWNERS = new Set([
  'your', 'my', 'our', 'his', 'her', 'their',
]);

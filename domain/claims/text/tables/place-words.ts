/** Words that tell whether a body is in a sign or house, enters it or leaves it. */

/** Tradition, not the sky of a day: "exalted in Cancer". */
// biome-ignore format: a list of words
export const DIGNITIES = new Set([
  'exalted', 'dignified', 'debilitated', 'detriment', 'domicile',
]);

/** "All packed into Gemini": they are there. */
// biome-ignore format: a list of words
export const PACKED = new Set([
  'packed', 'crammed', 'squeezed', 'crowded', 'jammed', 'bunched', 'stuffed', 'tucked', 'piled', 'huddled',
  'gathered', 'clustered', 'pack', 'cram', 'squeeze', 'crowd', 'pile', 'huddle',
]);

/** "Mercury follows the Sun into Leo": Mercury enters it. */
// biome-ignore format: a list of words
export const FOLLOWING = new Set([
  'follows', 'follow', 'followed', 'following', 'chases', 'chased', 'chasing', 'trails',
  'trailing', 'tails', 'pursues', 'shadows',
]);

/** Nouns for an ingress. */
// biome-ignore format: a list of words
export const ARRIVALS = new Set([
  'arrival', 'entrance', 'entry', 'landing', 'debut', 'ingress', 'due',
]);

/** Nouns for a move from one place to another. */
// biome-ignore format: a list of words
export const MOVES = new Set([
  'move', 'shift', 'return', 'transition', 'passage', 'entry', 'entrance', 'ingress', 'arrival',
  'step', 'slide', 'journey', 'crossing', 'change', 'switch', 'homecoming', 'departure', 'exit',
  'retreat',
]);

/** Nouns for the time in a place. */
// biome-ignore format: a list of words
export const STAYS = new Set([
  'stay', 'journey', 'transit', 'visit', 'time', 'sojourn', 'passage', 'tour', 'trip', 'trek',
  'run', 'residency', 'spell', 'period', 'year', 'years', 'months', 'weeks', 'days', 'chapter', 'stretch', 'stint',
]);

/** Verbs whose object is the house or sign that the body is in. */
// biome-ignore format: a list of words
export const TRANSITIVE = new Set([
  'occupies', 'occupy', 'occupying', 'graces', 'grace', 'gracing', 'inhabits', 'inhabiting',
  'illuminates', 'illuminating', 'lights', 'lighting', 'activates', 'activating', 'fills',
  'filling', 'roams', 'roaming', 'explores', 'exploring', 'haunts', 'blesses', 'blessing', 'warms',
  'warming', 'brightens', 'brightening', 'energizes', 'energises', 'energizing', 'energising',
  'highlights', 'highlighting', 'up', 'charms', 'stirs', 'animates', 'sweetens', 'electrifies',
  'crosses', 'rides', 'patrols', 'frequents', 'traverses', 'spotlights', 'enlivens', 'transits',
  'tours', 'colours', 'colors', 'favours', 'favors', 'emphasizes', 'emphasises', 'touches',
  'feeds', 'shakes', 'heats', 'cools', 'soothes', 'softens', 'awakens', 'lightens', 'dominates',
  'visiting', 'powers', 'hold', 'holds', 'share', 'shares', 'sharing',
  'wears', 'wearing',
]);

/** A sign before "Sun" after these is the sky's, not a person's: "fresh Libra Sun". */
// biome-ignore format: a list of words
export const FRESH = new Set([
  'fresh', 'new', 'warm', 'bright', 'hot', 'late', 'early', 'golden', 'proud', 'soft',
]);

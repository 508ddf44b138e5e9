import type { AngleName, AspectMeaning } from '../token.ts';

type Row = readonly [words: readonly string[], angles: readonly AngleName[]];

export const ALL: readonly AngleName[] = [
  'conjunction',
  'sextile',
  'square',
  'trine',
  'opposition',
];
const SOFT: readonly AngleName[] = ['trine', 'sextile'];
const HARD: readonly AngleName[] = ['square', 'opposition'];
// biome-ignore format: a list of words
export const FRICTION: readonly AngleName[] = [
  ...HARD,
  'conjunction', 'quincunx', 'semi-square', 'sesquiquadrate',
];
export const EASE: readonly AngleName[] = [...SOFT, 'conjunction', 'semi-sextile', 'quintile'];
export const ANY_ANGLE: readonly AngleName[] = [...new Set([...ALL, ...FRICTION, ...EASE])];

export const ASPECT_NOUNS: readonly Row[] = [
  [['conjunction', 'conjunctions', 'conj', '☌'], ['conjunction']],
  [['opposition', 'oppositions', '☍', 'opp'], ['opposition']],
  [['trine', '△'], ['trine']],
  [['sextile', '⚹'], ['sextile']],
  [['square', '□', 'sqr', 'squaring off'], ['square']],
  [['quincunx', 'inconjunct', 'inconjunction'], ['quincunx']],
  [['semi-sextile', 'semisextile', 'semi sextile', '⚺'], ['semi-sextile']],
  [['semi-square', 'semisquare', 'semi square'], ['semi-square']],
  [['sesquiquadrate', 'sesqui-square', 'sesquisquare'], ['sesquiquadrate']],
  [['quintile'], ['quintile']],
  [harmonious(['aspect', 'angle', 'alignment', 'link', 'contact', 'connection']), SOFT],
  [tense(['aspect', 'angle', 'alignment', 'link', 'contact', 'connection']), HARD],
  [['staring match', 'staring contest'], HARD],
  [['tug of war', 'tug-of-war'], HARD],
  [['run-in', 'run-ins', 'dust-up', 'argument with', 'quarrel with', 'row with'], FRICTION],
  [['spat with', 'standoff with', 'stand-off with', 'showdown with', 'clash with'], FRICTION],
  [['major aspect', 'ptolemaic aspect', 'aspect to', 'aspect with', 'aspect between'], ALL],
];

// biome-ignore format: a list of words
export const ASPECT_ADJECTIVES: readonly Row[] = [
  [['conjunct', 'conjoined with', 'conjoined to', 'in conjunction', 'in conjunct'], ['conjunction']],
  [
    [
      'opposite', 'directly opposite', 'in opposition', 'across the zodiac from', 'across from',
      'across the wheel from', 'opposed',
    ],
    ['opposition'],
  ],
  [['at right angles to', 'at right angles', 'at a right angle to', 'at a right angle'], ['square']],
  [['at odds', 'at loggerheads', 'at cross-purposes'], FRICTION],
];

// biome-ignore format: a table reads better as a paragraph
export const ASPECT_VERBS: readonly (readonly [AngleName, string])[] = [
  ['conjunction', 'conjoin'], ['conjunction', 'conjunct'], ['opposition', 'oppose'], ['trine', 'trine'],
  ['sextile', 'sextile'], ['square', 'square'], ['quincunx', 'quincunx'],
];

/** Verbs that mean a conjunction if both ends are bodies, and nothing if only one is. */
// biome-ignore format: a list of words
export const MEETING_VERBS: readonly string[] = [
  'meet', 'meet up', 'join', 'join up', 'join hands', 'merge', 'unite', 'visit', 'catch up with', 'catch up to',
  'overtake', 'come together', 'pair up', 'draw level with', 'bump into', 'kiss', 'drop in on', 'look in on',
  'pop in on', 'call on', 'have a date with', 'keep a date with', 'pass over', 'run into', 'sail past', 'slide past',
  'slip past', 'brush past', 'glide past', 'hug', 'embrace', 'crash into', 'slam into', 'smack into',
  'cross paths with', 'link arms with', 'pull up beside', 'pull up alongside', 'rub shoulders with',
  'rub elbows with', 'snuggle up to', 'hook up with', 'sidle up to', 'rendezvous', 'cosy up to', 'cozy up to',
  'align perfectly', 'rear-end', 'rear end', 'elope with', 'tie the knot with', 'shack up with', 'bunk with', 'cuddle up to',
  'cuddle up with', 'share a booth with', 'share a bench with', 'canoodle with', 'smash into', 'plow into',
  'ram', 'bump bonnets with', 'clink glasses', 'touch cheeks', 'touch noses', 'touch glasses', 'collide head-on with',
];

/** Nouns for a meeting; they count only with two bodies: "the meeting of Venus and Mars". */
// biome-ignore format: a list of words
export const MEETING_NOUNS = ['meeting', 'meet-up', 'union', 'encounter', 'rendezvous', 'great conjunction'];

/** With two bodies, these are about the sky; any of several angles makes them true. */
// biome-ignore format: a list of words
export const LOOSE_VERBS: readonly (readonly [
  angles: readonly AngleName[],
  verbs: readonly string[],
])[] = [
  [
    FRICTION,
    [
      'clash with', 'collide with', 'butt heads with', 'tangle with', 'spar with', 'lock horns with', 'cross swords',
      'trade blows', 'quarrel with', 'argue with', 'wrestle with', 'wrangle with', 'tussle with', 'pick a fight with',
      'grate on', 'have a cross word for', 'have harsh words for', 'have words with', 'have it out with',
      'go up against', 'take issue with', 'rub up against', 'chafe against', 'at odds with',
      ...getting('scowl', 'frown', 'shove', 'scolding', 'talking-to', 'hard look', 'cross word'),
      'frown at', 'scowl at', 'duke it out with', 'throw down with', 'scrap with', 'brawl with', 'trade punches with', 'go head to head with', 'have a beef with',
      'lock antlers with', 'give the side-eye to', "at each other's throats", 'in tension with',
    ],
  ],
  [
    HARD,
    [
      'square up from', 'face off with', 'face off against', 'stare down', 'glare at', 'have a showdown with',
      'have a standoff with', 'have a staring contest with', 'go toe to toe with', 'square off with',
      'square off against',
    ],
  ],
  [
    EASE,
    [
      'harmonise with', 'harmonize with', 'in harmony with', 'in sync with', 'in step with', 'fall into step with',
      'shake hands', 'trade favors', 'see eye to eye', 'get along with', 'cooperate with', 'have a kind word for',
      'have a good word for', 'hit it off with', 'join forces with', 'team up with', 'make up with',
      'make peace with', 'make friends with', 'make nice with', 'get on with', 'play nicely with', 'lend a hand to',
      'give a hand to', 'on good terms with',
      ...getting('wink', 'smile', 'nod', 'boost', 'lift', 'hand', 'nudge', 'kind word'),
      ...getting('friendly poke', 'friendly nudge', 'friendly wave', 'friendly word', 'helping hand'),
      'get along famously', 'high-five', 'fist-bump', 'buddy up with', 'get chummy with', 'pal around with', 'jam with',
      'bury the hatchet with', 'swap recipes with', 'trade jokes with', 'share a laugh with', 'smile on', 'smile at', 'wink at', 'beam at', 'blow a kiss to', 'blow kisses to',
    ],
  ],
  [
    ANY_ANGLE,
    [
      'align with', 'connect with', 'reach for', 'reach out to', 'link up with', 'greet', 'check in with',
      'compare notes with', 'interact with', 'aspect', 'in alignment with',
    ],
  ],
];

/** What words between or after two bodies hint at; the first that fits counts. */
export const IMAGES: readonly (readonly [RegExp, readonly AngleName[]])[] = [
  [/\bnose to nose\b/, ['conjunction', 'opposition']],
  [/\b(?:right angles?|perpendicular|cross swords|lock horns)\b/, ['square']],
  [
    /\b(?:across (?:the|a|from) (?:whole |full |entire )?(?:sky|heavens|zodiac|wheel|chart|table|room|board|breadth|width|length|street|fence)|opposite(?! (?!signs|houses)[a-z]+s(?:$| (?!of)))|face to face|eyeball to eyeball|full glare|over against|seesaw|see-saw|from opposite (?:ends|sides|corners)|other (?:side|end) of|far side of)\b/,
    ['opposition'],
  ],
  [
    /\b(?:side by side|(?:right|just|close|squarely|snug|smack|parks?|parked|parking|nestles?|squeezes?) (?:up |in |down )?(?:beside|next to|alongside|by the side)|shoulder to shoulder|hand in hand|cheek to cheek|arm in arm|elbow to elbow|bumper to bumper|in the arms of|into (?:the|\w+) arms|touch(?:es|ing)? (?:cheeks|noses|shoulders|fingertips|glasses)|clink(?:s|ing)? glasses|lap|bear hug|on top of|sits? down with|sitting down with|hug(?:s|ging)?|cuddl(?:es?|ing)|snuggl(?:es?|ing)|nuzzl(?:es?|ing)|canoodl(?:es?|ing)|smooch(?:es|ing)?|hold(?:s|ing)? hands|link(?:s|ing)? arms|passes|overtakes|rear-ends?|elop(?:es?|ing)|wedding|joined at the hip|cuddled up|bunk(?:s|ing)?|piggyback|(?:share|shares|sharing) (?:a|one|the same) (?:pillow|bed|blanket|table|plate|couch|sofa|bench|seat|booth|chair|dance|degree|glass|bottle|umbrella)|br(?:ings?|ought) .* together|(?:get|come)s? together)\b/,
    ['conjunction'],
  ],
  [
    /\b(?:stares?|staring|stared|glares?|faces|facing|tug of war|toe to toe|show-?down|stand-?off|stare-?down|face-?off|high noon)\b/,
    HARD,
  ],
  [
    /\b(?:barbs|to blows|falling-out|bickers?|fights?|feuds?|challenges|confronts|pesters|needles|provokes|defies|annoys|irritates|snarls|scowls|bristles|grates|grinds|elbows|swords|horns|squabbles?|collision|collides?|smack(?:s|ed)?|fender bender|crash(?:es|ed)?|brawl(?:s|ing)?|scuffle|scrap|spat|tiff|beef|grudge|dust-?up|run-?in|shouting match|side-eye|heckles?|growls?|spar|spars|snaps at|barks at)\b/,
    FRICTION,
  ],
  [
    /\b(?:flatters|charms|helps|supports|encourages|blesses|flirts?|boosts|soothes|comforts|compliments|adores|serenades|collaborates?|sweet-talks|chummy|buddies|pals|thick as thieves|bury the hatchet|sweet nothings|swap recipes|trade jokes|high-?five|fist-?bump|duet|mellow|(?:good|easy|friendly|excellent) terms)\b/,
    EASE,
  ],
];

export function aspect(
  angles: readonly AngleName[],
  form: AspectMeaning['form'],
  verbForm: AspectMeaning['verbForm'] = null,
): AspectMeaning {
  return { type: 'aspect', angles, form, verbForm };
}

function harmonious(nouns: readonly string[]): string[] {
  const adjectives =
    'harmonious flowing supportive easy soft favourable favorable friendly kind gentle helpful';
  return qualified(adjectives, nouns);
}

function tense(nouns: readonly string[]): string[] {
  return qualified('tense hard challenging difficult stressful harsh frictional strained', nouns);
}

function qualified(adjectives: string, nouns: readonly string[]): string[] {
  return adjectives.split(' ').flatMap((adjective) => nouns.map((noun) => `${adjective} ${noun}`));
}

/** "Gets a wink from" */
function getting(...nouns: string[]): string[] {
  return nouns.map((noun) => `get a ${noun} from`);
}

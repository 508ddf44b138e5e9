import type { AngleName, AspectMeaning } from '../token.ts';

type Row = readonly [words: readonly string[], angles: readonly AngleName[]];

const ALL: readonly AngleName[] = ['conjunction', 'sextile', 'square', 'trine', 'opposition'];
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
  [
    ['conjunct', 'conjoined with', 'conjoined to', 'in conjunction', 'in conjunct'],
    ['conjunction'],
  ],
  [
    [
      'opposite', 'directly opposite', 'in opposition', 'across the zodiac from', 'across from',
      'across the wheel from', 'opposed',
    ],
    ['opposition'],
  ],
  [
    ['at right angles to', 'at right angles', 'at a right angle to', 'at a right angle'],
    ['square'],
  ],
  [['at odds', 'at loggerheads', 'at cross-purposes'], FRICTION],
];

/** Base, third person, past, -ing. */
export const ASPECT_VERBS: readonly (readonly [
  AngleName,
  readonly [string, string, string, string],
])[] = [
  ['conjunction', ['conjoin', 'conjoins', 'conjoined', 'conjoining']],
  ['conjunction', ['conjunct', 'conjuncts', 'conjuncted', 'conjuncting']],
  ['opposition', ['oppose', 'opposes', 'opposed', 'opposing']],
  ['trine', ['trine', 'trines', 'trined', 'trining']],
  ['sextile', ['sextile', 'sextiles', 'sextiled', 'sextiling']],
  ['square', ['square', 'squares', 'squared', 'squaring']],
  ['quincunx', ['quincunx', 'quincunxes', 'quincunxed', 'quincunxing']],
];

/** Verbs that mean a conjunction if both ends are bodies, and nothing if only one is. */
export const MEETING_VERBS: readonly (readonly [string, string, string, string])[] = [
  ['meet', 'meets', 'met', 'meeting'],
  ['meet up', 'meets up', 'met up', 'meeting up'],
  ['join', 'joins', 'joined', 'joining'],
  ['join up', 'joins up', 'joined up', 'joining up'],
  ['join hands', 'joins hands', 'joined hands', 'joining hands'],
  ['merge', 'merges', 'merged', 'merging'],
  ['unite', 'unites', 'united', 'uniting'],
  ['visit', 'visits', 'visited', 'visiting'],
  ['catch up with', 'catches up with', 'caught up with', 'catching up with'],
  ['catch up to', 'catches up to', 'caught up to', 'catching up to'],
  ['overtake', 'overtakes', 'overtook', 'overtaking'],
  ['come together', 'comes together', 'came together', 'coming together'],
  ['pair up', 'pairs up', 'paired up', 'pairing up'],
  ['draw level with', 'draws level with', 'drew level with', 'drawing level with'],
  ['bump into', 'bumps into', 'bumped into', 'bumping into'],
  ['kiss', 'kisses', 'kissed', 'kissing'],
  ['drop in on', 'drops in on', 'dropped in on', 'dropping in on'],
  ['look in on', 'looks in on', 'looked in on', 'looking in on'],
  ['pop in on', 'pops in on', 'popped in on', 'popping in on'],
  ['call on', 'calls on', 'called on', 'calling on'],
  ['have a date with', 'has a date with', 'had a date with', 'having a date with'],
  ['keep a date with', 'keeps a date with', 'kept a date with', 'keeping a date with'],
  ['pass over', 'passes over', 'passed over', 'passing over'],
  ['run into', 'runs into', 'ran into', 'running into'],
  ['sail past', 'sails past', 'sailed past', 'sailing past'],
  ['slide past', 'slides past', 'slid past', 'sliding past'],
  ['slip past', 'slips past', 'slipped past', 'slipping past'],
  ['brush past', 'brushes past', 'brushed past', 'brushing past'],
  ['glide past', 'glides past', 'glided past', 'gliding past'],
  ['hug', 'hugs', 'hugged', 'hugging'],
  ['embrace', 'embraces', 'embraced', 'embracing'],
  ['crash into', 'crashes into', 'crashed into', 'crashing into'],
  ['slam into', 'slams into', 'slammed into', 'slamming into'],
  ['smack into', 'smacks into', 'smacked into', 'smacking into'],
  ['cross paths with', 'crosses paths with', 'crossed paths with', 'crossing paths with'],
  ['link arms with', 'links arms with', 'linked arms with', 'linking arms with'],
  ['pull up beside', 'pulls up beside', 'pulled up beside', 'pulling up beside'],
  ['pull up alongside', 'pulls up alongside', 'pulled up alongside', 'pulling up alongside'],
  ['rub shoulders with', 'rubs shoulders with', 'rubbed shoulders with', 'rubbing shoulders with'],
  ['rub elbows with', 'rubs elbows with', 'rubbed elbows with', 'rubbing elbows with'],
  ['snuggle up to', 'snuggles up to', 'snuggled up to', 'snuggling up to'],
  ['hook up with', 'hooks up with', 'hooked up with', 'hooking up with'],
  ['sidle up to', 'sidles up to', 'sidled up to', 'sidling up to'],
  ['rendezvous', 'rendezvouses', 'rendezvoused', 'rendezvousing'],
  ['cosy up to', 'cosies up to', 'cosied up to', 'cosying up to'],
  ['cozy up to', 'cozies up to', 'cozied up to', 'cozying up to'],
  ['align perfectly', 'aligns perfectly', 'aligned perfectly', 'aligning perfectly'],
];

/** Nouns for a meeting; they count only with two bodies: "the meeting of Venus and Mars". */
// biome-ignore format: a list of words
export const MEETING_NOUNS = ['meeting', 'meet-up', 'union', 'encounter', 'rendezvous', 'great conjunction'];

/** With two bodies, these are about the sky; any of several angles makes them true. */
// biome-ignore format: a list of words
export const LOOSE_VERBS: readonly (readonly [
  angles: readonly AngleName[],
  verbs: readonly (readonly [string, string, string, string])[],
])[] = [
  [
    FRICTION,
    [
      ['clash with', 'clashes with', 'clashed with', 'clashing with'],
      ['collide with', 'collides with', 'collided with', 'colliding with'],
      ['butt heads with', 'butts heads with', 'butted heads with', 'butting heads with'],
      ['tangle with', 'tangles with', 'tangled with', 'tangling with'],
      ['spar with', 'spars with', 'sparred with', 'sparring with'],
      ['lock horns with', 'locks horns with', 'locked horns with', 'locking horns with'],
      ['cross swords', 'crosses swords', 'crossed swords', 'crossing swords'],
      ['trade blows', 'trades blows', 'traded blows', 'trading blows'],
      ['quarrel with', 'quarrels with', 'quarreled with', 'quarreling with'],
      ['argue with', 'argues with', 'argued with', 'arguing with'],
      ['wrestle with', 'wrestles with', 'wrestled with', 'wrestling with'],
      ['wrangle with', 'wrangles with', 'wrangled with', 'wrangling with'],
      ['tussle with', 'tussles with', 'tussled with', 'tussling with'],
      ['pick a fight with', 'picks a fight with', 'picked a fight with', 'picking a fight with'],
      ['grate on', 'grates on', 'grated on', 'grating on'],
      ['have a cross word for', 'has a cross word for', 'had a cross word for', 'having a cross word for'],
      ['have harsh words for', 'has harsh words for', 'had harsh words for', 'having harsh words for'],
      ['have words with', 'has words with', 'had words with', 'having words with'],
      ['have it out with', 'has it out with', 'had it out with', 'having it out with'],
      ['go up against', 'goes up against', 'went up against', 'going up against'],
      ['take issue with', 'takes issue with', 'took issue with', 'taking issue with'],
      ['rub up against', 'rubs up against', 'rubbed up against', 'rubbing up against'],
      ['chafe against', 'chafes against', 'chafed against', 'chafing against'],
      ['at odds with', 'at odds with', 'at odds with', 'at odds with'],
      ...getting('scowl', 'frown', 'shove', 'scolding', 'talking-to', 'hard look', 'cross word'),
      ['frown at', 'frowns at', 'frowned at', 'frowning at'],
      ['scowl at', 'scowls at', 'scowled at', 'scowling at'],
      ["at each other's throats", "at each other's throats", "at each other's throats", "at each other's throats"],
      ['in tension with', 'in tension with', 'in tension with', 'in tension with'],
    ],
  ],
  [
    HARD,
    [
      ['face off with', 'faces off with', 'faced off with', 'facing off with'],
      ['face off against', 'faces off against', 'faced off against', 'facing off against'],
      ['stare down', 'stares down', 'stared down', 'staring down'],
      ['go toe to toe with', 'goes toe to toe with', 'went toe to toe with', 'going toe to toe with'],
      ['square off with', 'squares off with', 'squared off with', 'squaring off with'],
      ['square off against', 'squares off against', 'squared off against', 'squaring off against'],
    ],
  ],
  [
    EASE,
    [
      ['harmonise with', 'harmonises with', 'harmonised with', 'harmonising with'],
      ['harmonize with', 'harmonizes with', 'harmonized with', 'harmonizing with'],
      ['in harmony with', 'in harmony with', 'in harmony with', 'in harmony with'],
      ['in sync with', 'in sync with', 'in sync with', 'in sync with'],
      ['in step with', 'in step with', 'in step with', 'in step with'],
      ['falls into step with', 'fall into step with', 'fell into step with', 'falling into step with'],
      ['shake hands', 'shakes hands', 'shook hands', 'shaking hands'],
      ['trade favors', 'trades favors', 'traded favors', 'trading favors'],
      ['see eye to eye', 'sees eye to eye', 'saw eye to eye', 'seeing eye to eye'],
      ['get along with', 'gets along with', 'got along with', 'getting along with'],
      ['cooperate with', 'cooperates with', 'cooperated with', 'cooperating with'],
      ['have a kind word for', 'has a kind word for', 'had a kind word for', 'having a kind word for'],
      ['have a good word for', 'has a good word for', 'had a good word for', 'having a good word for'],
      ['hit it off with', 'hits it off with', 'hit it off with', 'hitting it off with'],
      ['join forces with', 'joins forces with', 'joined forces with', 'joining forces with'],
      ['team up with', 'teams up with', 'teamed up with', 'teaming up with'],
      ['make up with', 'makes up with', 'made up with', 'making up with'],
      ['make peace with', 'makes peace with', 'made peace with', 'making peace with'],
      ['make friends with', 'makes friends with', 'made friends with', 'making friends with'],
      ['make nice with', 'makes nice with', 'made nice with', 'making nice with'],
      ['get on with', 'gets on with', 'got on with', 'getting on with'],
      ['play nicely with', 'plays nicely with', 'played nicely with', 'playing nicely with'],
      ['lend a hand to', 'lends a hand to', 'lent a hand to', 'lending a hand to'],
      ['give a hand to', 'gives a hand to', 'gave a hand to', 'giving a hand to'],
      ['on good terms with', 'on good terms with', 'on good terms with', 'on good terms with'],
      ...getting('wink', 'smile', 'nod', 'boost', 'lift', 'hand', 'nudge', 'kind word'),
      ...getting(
        'friendly poke', 'friendly nudge', 'friendly wave', 'friendly word', 'helping hand',
      ),
      ['get along famously', 'gets along famously', 'got along famously', 'getting along famously'],
      ['smile on', 'smiles on', 'smiled on', 'smiling on'],
      ['smile at', 'smiles at', 'smiled at', 'smiling at'],
      ['wink at', 'winks at', 'winked at', 'winking at'],
      ['beam at', 'beams at', 'beamed at', 'beaming at'],
      ['blow a kiss to', 'blows a kiss to', 'blew a kiss to', 'blowing a kiss to'],
      ['blow kisses to', 'blows kisses to', 'blew kisses to', 'blowing kisses to'],
    ],
  ],
  [
    ANY_ANGLE,
    [
      ['align with', 'aligns with', 'aligned with', 'aligning with'],
      ['connect with', 'connects with', 'connected with', 'connecting with'],
      ['reach for', 'reaches for', 'reached for', 'reaching for'],
      ['reach out to', 'reaches out to', 'reached out to', 'reaching out to'],
      ['link up with', 'links up with', 'linked up with', 'linking up with'],
      ['greet', 'greets', 'greeted', 'greeting'],
      ['check in with', 'checks in with', 'checked in with', 'checking in with'],
      ['compare notes with', 'compares notes with', 'compared notes with', 'comparing notes with'],
      ['interact with', 'interacts with', 'interacted with', 'interacting with'],
      ['aspect', 'aspects', 'aspected', 'aspecting'],
      ['in alignment with', 'in alignment with', 'in alignment with', 'in alignment with'],
    ],
  ],
];

/** What words between or after two bodies hint at; the first that fits counts. */
export const IMAGES: readonly (readonly [RegExp, readonly AngleName[]])[] = [
  [/\b(?:right angles?|perpendicular|cross swords|lock horns)\b/, ['square']],
  [
    /\b(?:across (?:the|from|a|his|her|its)|opposite|face to face|eyeball to eyeball|full glare|seesaw|see-saw|other (?:side|end) of|far side of)\b/,
    ['opposition'],
  ],
  [
    /\b(?:side by side|shoulder to shoulder|hand in hand|cheek to cheek|arm in arm|elbow to elbow|nose to nose|bumper to bumper|in the arms of|into the arms|lap|bear hug|hug(?:s|ging)?|cuddl(?:es?|ing)|snuggl(?:es?|ing)|nuzzl(?:es?|ing)|canoodl(?:es?|ing)|smooch(?:es|ing)?|hold(?:s|ing)? hands|link(?:s|ing)? arms|passes|overtakes|(?:share|shares|sharing) (?:a|one|the same) (?:pillow|bed|blanket|table|plate|couch|sofa|bench|seat|booth|chair|dance|degree|glass|bottle|umbrella)|br(?:ings?|ought) .* together|(?:get|come)s? together)\b/,
    ['conjunction'],
  ],
  [/\b(?:stares?|staring|stared|glares?|faces?|facing|tug of war|toe to toe)\b/, HARD],
  [
    /\b(?:barbs|to blows|falling-out|bickers?|fights?|feuds?|challenges|confronts|pesters|needles|provokes|defies|annoys|irritates|snarls|scowls|bristles|grates|grinds|elbows|swords|horns|squabbles?|spar|spars|snaps at|barks at)\b/,
    FRICTION,
  ],
  [
    /\b(?:flatters|charms|helps|supports|encourages|blesses|flirts?|boosts|soothes|comforts|compliments|adores|serenades|collaborates?|sweet-talks)\b/,
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
  const words = [
    'harmonious',
    'flowing',
    'supportive',
    'easy',
    'soft',
    'favourable',
    'favorable',
    'friendly',
    'kind',
    'gentle',
    'helpful',
  ];
  return words.flatMap((adjective) => nouns.map((noun) => `${adjective} ${noun}`));
}

function tense(nouns: readonly string[]): string[] {
  const words = [
    'tense',
    'hard',
    'challenging',
    'difficult',
    'stressful',
    'harsh',
    'frictional',
    'strained',
  ];
  return words.flatMap((adjective) => nouns.map((noun) => `${adjective} ${noun}`));
}

/** "Gets a wink from" */
function getting(...nouns: string[]): [string, string, string, string][] {
  const forms = (noun: string) =>
    ['get', 'gets', 'got', 'getting'].map((verb) => `${verb} a ${noun} from`);
  return nouns.map((noun) => forms(noun) as [string, string, string, string]);
}

import type { Tag, VerbForm } from '../token.ts';

/**
 * Verbs by what they say of a body and a place or motion. Regular verbs list their base form,
 * irregular ones "base/past". A verb of several words inflects the first: "take leave of".
 */
// biome-ignore format: a list of words
export const VERBS: Partial<Record<Tag, readonly string[]>> = {
  enter: [
    'enter', 'ingress', 're-enter', 'reenter', 'reach', 'cross into', 'arrive in', 'arrive at', 'step into',
    'set foot in/set foot in', 'walk on in', 'land in', 'move into', 'slip into', 'shift into', 'settle into',
    'change into', 'come into/came into', 'invade', 'usher itself into', 'come home to/came home to',
    'swing into/swung into', 'storm into', 'storm', 'sail into', 'waltz into', 'go into/went into',
    'join the ranks of', 'set up shop in/set up shop in', 'take up residence in/took up residence in', 'show up in',
    'turn up in', 'make it to/made it to', 'put down roots in/put down roots in',
  ],
  leave: [
    'leave/left', 'exit', 'depart', 'quit/quit', 'vacate', 'abandon', 'depart from', 'take leave of/took leave of',
    'bid farewell to/bade farewell to', 'say goodbye to/said goodbye to', 'move out of', 'step out of', 'slip out of',
    'pull out of', 'come out of/came out of', 'get out of/got out of', 'snap out of', 'clear',
    'say farewell to/said farewell to', 'part from', 'wave goodbye to', 'trade', 'swap', 'exchange', 'back out of',
    'emerge from', 'move on from', 'bow out of', 'check out of', 'bid/bade', 'be done with', 'be finished with',
    'be through with', 'move off', 'ditch', 'dump', 'desert', 'forsake/forsook', 'escape', 'flee/fled',
    'bolt from', 'bolt out of', 'clear out of', 'get away from/got away from', 'walk out on', 'turn its back on',
    'say so long to/said so long to', 'blow a kiss to/blew a kiss to',
  ],
  begin: [
    'begin/began', 'start', 'commence', 'kick off', 'launch', 'open', 'embark on', 'get under way/got under way',
    'enter upon',
  ],
  end: [
    'end', 'finish', 'complete', 'conclude', 'wrap up', 'close', 'be over', 'be behind us', 'be done', 'be finished',
    'be past', 'be history', 'be in the past', 'be behind you', 'be complete', 'stop', 'cease', 'round off',
    'come to an end/came to an end', 'draw to a close/drew to a close',
  ],
  move: [
    'move', 'travel', 'journey', 'slide/slid', 'slip', 'glide', 'drift', 'sail', 'shift', 'swing/swung', 'roll',
    'march', 'pass', 'cross', 'step', 'sweep/swept', 'go/went', 'walk', 'wander', 'run/ran', 'head', 'back',
    'retreat', 'return', 'creep/crept', 'inch', 'swim/swam', 'float', 'flow', 'race', 'rush', 'hurry', 'sashay',
    'waltz', 'stride/strode', 'stroll', 'progress', 'advance', 'proceed', 'traverse', 'plod', 'trek', 'cruise',
    'tour', 'transit', 'wade', 'edge', 'make its way/made its way', 'make her way/made her way',
    'make his way/made his way', 'switch', 'transition', 'come/came', 'wheel', 'crawl', 'bounce', 'barrel', 'zip',
    'dance', 'push', 'press', 'prowl', 'ease', 'hop', 'leap', 'jump', 'dip', 'dive', 'plunge', 'tiptoe', 'migrate',
    'venture', 'sidle', 'blaze', 'charge', 'gallop', 'saunter', 'burst', 'splash', 'pop', 'settle', 'descend',
    'ascend', 'climb', 'sneak', 'trot', 'navigate', 'meander', 're-route', 'relocate', 'carry on', 'forge',
    'continue', 'flit', 'fly/flew',
  ],
  arrive: ['arrive', 'land', 'touch down'],
  turn: ['turn', 'go/went', 'flip', 'swing/swung', 'pivot', 'change', 'shift', 'switch', 'reverse', 'swivel', 'swap'],
  stay: [
    'stay', 'remain', 'linger', 'sit/sat', 'stand/stood', 'rest', 'spend/spent', 'dwell', 'hover', 'hang/hung',
    'keep/kept', 'keep to/kept to', 'stick to/stuck to', 'cling to/clung to', 'hold on to/held on to',
    'hang on to/hung on to', 'continue', 'lie/lay', 'reside', 'live', 'bask', 'shine/shone', 'gather', 'camp',
    'lodge', 'huddle', 'crowd', 'cluster', 'be found', 'be placed', 'be posited', 'be positioned', 'be located',
    'be situated', 'be stationed', 'still be', 'share', 'burn', 'glow', 'last', 'persist', 'endure',
  ],
  host: [
    'host', 'hold/held', 'welcome', 'shelter', 'receive', 'house', 'contain', 'greet', 'entertain', 'harbour',
    'harbor', 'be home to', 'be host to', 'play host to', 'be visited by', 'be occupied by', 'be graced by',
    'be lit by', 'be lit up by', 'be activated by', 'be energised by', 'be energized by', 'be illuminated by',
    'have/had',
  ],
  rule: ['rule', 'govern'],
  station: [
    'reverse course', 'reverse direction', 'change direction', 'change course', 'turn around', 'turn back',
    'turn tail', 'make a u-turn/made a u-turn', 'do an about-face/did an about-face', 'station', 'halt', 'pause',
    'about-face', 'stand still/stood still', 'come to a standstill/came to a standstill',
    'come to a halt/came to a halt', 'slow to a halt', 'slow to a standstill', 'be stationary', 'straighten out',
    'straighten up', 'grind to a halt/ground to a halt', 'come to a stop/came to a stop', 'slow to a stop',
    ...['its', 'his', 'her'].map((whose) => `stop in ${whose} tracks`),
    'put on the brakes/put on the brakes', 'hit the brakes/hit the brakes', 'slam on the brakes',
    'hit the pause button/hit the pause button', 'pull a u-turn', 'stall', 'get going again/got going again',
    'get moving again/got moving again', 'shift into drive',
  ],
  change: [
    'change sign', 'change signs', 'switch signs', 'switch sign', 'shift signs', 'shift sign', 'swap signs',
    'move signs', 'change zodiac signs', 'change its sign', 'change their sign',
  ],
  prepare: ['prepare', 'get ready/got ready', 'intend', 'plan', 'head', 'wait', 'aim'],
  have: [],
};

/** Irregular forms. */
// biome-ignore format: a list of words
const FIXED: Partial<Record<Tag, Readonly<Partial<Record<VerbForm, readonly string[]>>>>> = {
  be: {
    base: ['are', 'be', "'re", 'am', "'m"],
    s: ['is', "'s"],
    past: ['was', 'were', 'been'],
    ing: ['being'],
  },
  have: { base: ['have', "'ve"], s: ['has'], past: ['had'], ing: ['having'] },
  do: { base: ['do'], s: ['does'], past: ['did'] },
  will: {
    base: [
      'will', "'ll", 'wo', 'shall', 'is going to', 'are going to', 'is set to', 'are set to', 'is due to',
      'is about to', 'are about to', 'is scheduled to', 'is poised to', 'is ready to', 'about to', 'due to', 'set to',
      'are due to', 'is to',
    ],
  },
  may: { base: ['may', 'might'] },
  would: {
    base: ['would', 'could', 'should', "'d", 'must', 'can', 'ca', 'ought to', 'would have', 'could have'],
  },
};

export interface Inflected {
  words: string;
  tag: Tag;
  form: VerbForm;
}

/** All inflected forms of the verbs in the tables. */
export function inflectedVerbs(): Inflected[] {
  const forms: Inflected[] = [];
  for (const [tag, verbs] of Object.entries(VERBS) as [Tag, readonly string[]][]) {
    for (const verb of verbs) forms.push(...inflect(verb).map((entry) => ({ ...entry, tag })));
  }
  for (const [tag, byForm] of Object.entries(FIXED) as [Tag, Record<VerbForm, string[]>][]) {
    for (const [form, list] of Object.entries(byForm) as [VerbForm, string[]][]) {
      for (const words of list) forms.push({ words, tag, form });
    }
  }
  return forms;
}

function inflect(entry: string): { words: string; form: VerbForm }[] {
  const [base, irregularPast] = entry.split('/') as [string, string | undefined];
  const [head, ...rest] = base.split(' ') as [string, ...string[]];
  const tail = rest.length > 0 ? ` ${rest.join(' ')}` : '';
  if (head === 'be' || head === 'have') return inflectBe(head, tail);
  const past = irregularPast ?? pastOf(head) + tail;
  return [
    { words: base, form: 'base' },
    { words: thirdPerson(head) + tail, form: 's' },
    { words: past, form: 'past' },
    { words: participle(head) + tail, form: 'ing' },
  ];
}

function inflectBe(head: 'be' | 'have', tail: string): { words: string; form: VerbForm }[] {
  const forms = FIXED[head]!;
  return (Object.entries(forms) as [VerbForm, readonly string[]][]).flatMap(([form, list]) =>
    tail === '' ? [] : list.map((word) => ({ words: word + tail, form })),
  );
}

function thirdPerson(verb: string): string {
  if (/[^aeiou]y$/.test(verb)) return `${verb.slice(0, -1)}ies`;
  return /(?:s|sh|ch|x|z|o)$/.test(verb) ? `${verb}es` : `${verb}s`;
}

function pastOf(verb: string): string {
  if (verb.endsWith('e')) return `${verb}d`;
  if (/[^aeiou]y$/.test(verb)) return `${verb.slice(0, -1)}ied`;
  return `${doubled(verb)}ed`;
}

function participle(verb: string): string {
  if (verb === 'lie') return 'lying';
  const dropsE = verb.endsWith('e') && !/[eoy]e$/.test(verb);
  return `${dropsE ? verb.slice(0, -1) : doubled(verb)}ing`;
}

/** Doubles the final consonant ("slip" to "slipp-"): one syllable, one vowel, one consonant. */
function doubled(verb: string): string {
  return /^[^aeiou]*[aeiou][^aeiouwxy]$/.test(verb) || verb === 'transit'
    ? `${verb}${verb.at(-1)}`
    : verb;
}

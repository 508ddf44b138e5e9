import { formsOf } from '../inflection.ts';
import type { Tag, VerbForm } from '../token.ts';

export const FORMS: readonly VerbForm[] = ['base', 's', 'past', 'ing'];

/**
 * Verbs by what they say of a body and a place or motion, in their base form.
 */
// biome-ignore format: a list of words
export const VERBS: Partial<Record<Tag, readonly string[]>> = {
  enter: [
    'enter', 'set up camp in', 'make camp in', 'pitch its tent in', 'hang its hat in', 'make its entrance in',
    'put on the colors of', 'try on', 'ingress', 're-enter', 'reenter', 'reach', 'cross into', 'arrive in', 'arrive at', 'step into',
    'set foot in', 'walk on in', 'land in', 'move into', 'slip into', 'shift into', 'settle into',
    'change into', 'come into', 'invade', 'usher itself into', 'come home to',
    'swing into', 'storm into', 'storm', 'sail into', 'waltz into', 'go into',
    'join the ranks of', 'set up shop in', 'take up residence in', 'show up in',
    'turn up in', 'make it to', 'put down roots in',
  ],
  leave: [
    'leave', 'exit', 'depart', 'quit', 'vacate', 'abandon', 'depart from', 'take leave of',
    'bid farewell to', 'say goodbye to', 'move out of', 'step out of', 'slip out of',
    'pull out of', 'come out of', 'get out of', 'snap out of', 'clear',
    'say farewell to', 'part from', 'wave goodbye to', 'trade', 'swap', 'exchange', 'back out of',
    'emerge from', 'move on from', 'bow out of', 'check out of', 'bid', 'be done with', 'be finished with',
    'be through with', 'move off', 'ditch', 'dump', 'desert', 'forsake', 'escape', 'flee',
    'bolt from', 'bolt out of', 'clear out of', 'get away from', 'walk out on', 'turn its back on',
    'say so long to', 'blow a kiss to', 'skip out on', 'duck out of', 
    'wash its hands of', 'say sayonara to', 'say adios to', 'say ciao to', 'wave so long to', 'pull up stakes in',
    'see the back of', 
  ],
  begin: ['begin', 'start', 'commence', 'kick off', 'launch', 'open', 'embark on', 'get under way', 'enter upon'],
  end: [
    'end', 'finish', 'complete', 'conclude', 'wrap up', 'close', 'be over', 'be behind us', 'be done', 'be finished',
    'be past', 'be history', 'be in the past', 'be behind you', 'be complete', 'stop', 'cease', 'round off',
    'come to an end', 'draw to a close',
  ],
  move: [
    'move', 'travel', 'journey', 'slide', 'slip', 'glide', 'drift', 'sail', 'shift', 'swing', 'roll',
    'march', 'pass', 'cross', 'step', 'sweep', 'go', 'walk', 'wander', 'run', 'head', 'back',
    'retreat', 'return', 'creep', 'inch', 'swim', 'float', 'flow', 'race', 'rush', 'hurry', 'sashay',
    'waltz', 'stride', 'stroll', 'progress', 'advance', 'proceed', 'traverse', 'plod', 'trek', 'cruise',
    'tour', 'transit', 'wade', 'edge', 'make its way', 'make her way',
    'make his way', 'switch', 'transition', 'come', 'wheel', 'crawl', 'bounce', 'barrel', 'zip',
    'dance', 'push', 'press', 'prowl', 'ease', 'hop', 'leap', 'jump', 'dip', 'dive', 'plunge', 'tiptoe', 'migrate',
    'venture', 'sidle', 'blaze', 'charge', 'gallop', 'saunter', 'burst', 'splash', 'pop', 'settle', 'descend',
    'ascend', 'climb', 'sneak', 'trot', 'navigate', 'meander', 're-route', 'relocate', 'carry on', 'forge',
    'continue', 'flit', 'fly',
  ],
  arrive: ['arrive', 'land', 'touch down',],
  turn: ['turn', 'go', 'flip', 'swing', 'pivot', 'change', 'shift', 'switch', 'reverse', 'swivel', 'swap'],
  stay: [
    'stay', 'remain', 'linger', 'sit', 'stand', 'rest', 'spend', 'dwell', 'hover', 'hang',
    'keep', 'keep to', 'stick to', 'cling to', 'hold on to',
    'hang on to', 'continue', 'lie', 'reside', 'live', 'bask', 'shine', 'gather', 'camp',
    'lodge', 'huddle', 'crowd', 'cluster', 'be found', 'be placed', 'be posited', 'be positioned', 'be located',
    'be situated', 'be stationed', 'still be', 'share', 'burn', 'glow', 'last', 'persist', 'endure',
  ],
  host: [
    'host', 'hold', 'welcome', 'shelter', 'receive', 'house', 'contain', 'greet', 'entertain', 'harbour',
    'harbor', 'be home to', 'be host to', 'play host to', 'be visited by', 'be occupied by', 'be graced by',
    'be lit by', 'be lit up by', 'be activated by', 'be energised by', 'be energized by', 'be illuminated by',
    'have',
  ],
  rule: [
    'rule', 'govern', 'make the rules', 'call the shots', 'run the show', 'hold the keys', 'hold the lease',
    'be the landlord', 'be the old landlord', 'be the landlady', 'be the boss', 'be lord', 'be the lord', 'be in charge',
  ],
  station: [
    'reverse course', 'reverse direction', 'change direction', 'change course', 'turn around', 'turn back', 'turn about',
    'turn tail', 'make a u-turn', 'do an about-face', 'station', 'halt', 'pause',
    'about-face', 'stand still', 'come to a standstill',
    'come to a halt', 'slow to a halt', 'slow to a standstill', 'be stationary',
    'grind to a halt', 'come to a stop', 'slow to a stop',
    'stop in its tracks', 'turn on its heel', 'spin around', 'wheel around',
    'put on the brakes', 'hit the brakes', 'slam on the brakes',
    'hit the pause button', 'pull a u-turn', 'stall',
  ],
  change: [
    'change sign', 'change signs', 'switch signs', 'switch sign', 'shift signs', 'shift sign', 'swap signs',
    'move signs', 'change zodiac signs', 'change its sign', 'change their sign',
  ],
  prepare: ['prepare', 'get ready', 'intend', 'plan', 'head', 'wait', 'aim'],
  have: [],
};

/** Irregular forms. */
// biome-ignore format: a list of words
const FIXED: Partial<Record<Tag, Readonly<Partial<Record<VerbForm, readonly string[]>>>>> = {
  be: { base: ['are', 'be', "'re", 'am', "'m"], s: ['is', "'s"], past: ['was', 'were', 'been'], ing: ['being'] },
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
  would: { base: ['would', 'could', 'should', "'d", 'must', 'can', 'ca', 'ought to', 'would have', 'could have'] },
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

function inflect(verb: string): { words: string; form: VerbForm }[] {
  const [head = '', ...rest] = verb.split(' ');
  if (head === 'be' || head === 'have')
    return inflectBe(head, rest.map((word) => ` ${word}`).join(''));
  return formsOf(verb).flatMap((forms) => forms.map((words, i) => ({ words, form: FORMS[i]! })));
}

function inflectBe(head: 'be' | 'have', tail: string): { words: string; form: VerbForm }[] {
  const forms = FIXED[head]!;
  return (Object.entries(forms) as [VerbForm, readonly string[]][]).flatMap(([form, list]) =>
    tail === '' ? [] : list.map((word) => ({ words: word + tail, form })),
  );
}

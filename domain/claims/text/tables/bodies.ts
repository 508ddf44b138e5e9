import type { Body } from '../../../sky/bodies.ts';

/** Names and epithets of the bodies, without an article. */
// biome-ignore format: a list of words
export const BODY_NAMES: Record<Body, readonly string[]> = {
  Sun: [
    'sun', '☉', 'sol', 'day star', 'solar disc', 'solar disk', 'greater luminary', 'star of our solar system',
    'king of the zodiac',
  ],
  Moon: [
    'your moon calendar', 'your moon diary', 'your moon report', 'your lunar calendar', 'moon', '☽', '☾', 'luna',
    'la luna', 'lady moon', 'lunar disc', 'lunar disk', 'silver moon', 'moony', 'moonie', 'moonpie', 'lunar lady', 'lesser luminary', 'queen of the night',
    "earth's satellite", 'earth satellite', 'moon goddess',
  ],
  Mercury: [
    'mercury', 'merc', '☿', 'messenger planet', 'winged messenger', 'messenger of the gods', 'heavenly messenger',
    'cosmic messenger', 'planetary messenger', 'celestial messenger', 'messenger', 'communication planet',
    'trickster planet', 'cosmic trickster', 'trickster', 'swift planet', 'fleet-footed planet', 'quicksilver planet',
    'hermes', 'innermost planet', 'smallest planet',
  ],
  Venus: [
    'venus', '♀', 'love planet', 'love goddess', 'goddess of love', 'goddess of love and beauty', 'beauty planet',
    'lesser benefic', 'aphrodite', 'goddess planet', 'romantic planet',
  ],
  Mars: [
    'mars', '♂', 'red planet', 'warrior planet', 'god of war', 'war god', 'planetary warrior', 'cosmic warrior',
    'action planet', 'lesser malefic', 'ares', 'fiery planet', 'planet war', 'rust-red planet', 'warrior',
  ],
  Jupiter: [
    'jupiter', 'jup', '♃', 'giant planet', 'largest planet', 'biggest planet', 'giant of the solar system',
    'greater benefic', 'great benefic', 'king of the gods', 'king of the planets', 'lucky planet', 'planetary giant',
    'jove', 'zeus', 'jupe', 'jupes', 'expansive planet', 'gas giant jupiter', 'benevolent giant', 'luck planet',
  ],
  Saturn: [
    'saturn', '♄', 'ringed planet', 'planet with the rings', 'ringed giant', 'ringed one', 'taskmaster', 'taskmaster planet',
    'cosmic taskmaster', 'great taskmaster', 'celestial taskmaster', 'stern taskmaster', 'planetary taskmaster',
    'greater malefic', 'great malefic', 'lord of karma', 'lord of time', 'father time', 'kronos', 'chronos',
    'great teacher', 'stern teacher', 'ringed world', 'lord of the rings', 'karmic taskmaster',
  ],
  Uranus: [
    'uranus', '♅', '⛢', 'great awakener', 'awakener', 'rebel planet', 'cosmic rebel', 'maverick planet',
    'rebellious planet', 'planetary rebel', 'erratic planet',
  ],
  Neptune: [
    'neptune', '♆', 'nep', 'dreamy planet', 'god of the sea', 'sea god', 'mystic planet', 'mystical planet', 'poseidon',
    'blue giant', 'dream planet', 'outermost planet',
  ],
  Pluto: [
    'pluto', '♇', 'dwarf planet', 'dwarf planet pluto', 'lord of the underworld', 'god of the underworld',
    'underworld god', 'hades', 'planetary transformer', 'great transformer',
  ],
};

/** Epithets: any of these adjectives with any of these nouns. */
// biome-ignore format: a list of words
const EPITHETS: readonly (readonly [Body, adjectives: string, nouns: string])[] = [
  ['Mercury', 'chatty quick swift speedy nimble clever fleet-footed wing-footed winged cosmic sky talkative', 'planet messenger courier scribe herald trickster'],
  ['Venus', 'love amorous loving sweet sensual charming pretty love-struck', 'planet goddess'],
  ['Mars', 'hot-headed hotheaded angry warlike ruddy martial fighting pushy impatient', 'planet god warrior'],
  ['Jupiter', 'lucky jolly jovial generous bountiful big', 'planet giant'],
  ['Saturn', 'stern strict ringed serious dour wintry slow-footed', 'planet giant taskmaster schoolmaster'],
  ['Uranus', 'oddball electric eccentric rebel shocking unruly sideways tilted wayward', 'planet'],
  ['Neptune', 'foggy watery misty mystic dreamy sleepy oceanic', 'planet'],
  ['Pluto', 'brooding secretive underworld tiny', 'planet dwarf'],
];

export const EPITHET_NAMES = EPITHETS.flatMap(([body, adjectives, nouns]) =>
  adjectives
    .split(' ')
    .flatMap((adjective) =>
      nouns.split(' ').map((noun) => [body, `${adjective} ${noun}`] as const),
    ),
);

/** "The planet of …": each planet's traditional theme. */
// biome-ignore format: a list of words
export const BODY_THEMES: Record<Exclude<Body, 'Sun' | 'Moon'>, readonly string[]> = {
  Mercury: [
    'communication', 'communications', 'mind', 'the mind', 'thought', 'thinking', 'intellect', 'commerce', 'trade',
    'messages', 'conversation', 'information', 'travel', 'speech', 'language', 'ideas', 'logic', 'wit', 'words',
    'learning', 'writing', 'intelligence',
  ],
  Venus: [
    'love', 'beauty', 'pleasure', 'romance', 'harmony', 'affection', 'attraction', 'art', 'relationships', 'relating',
    'charm', 'values', 'sweetness', 'luxury', 'grace', 'desirability', 'connection', 'partnership',
  ],
  Mars: [
    'action', 'war', 'drive', 'energy', 'desire', 'passion', 'aggression', 'courage', 'anger', 'motivation',
    'ambition', 'conflict', 'will', 'assertion', 'assertiveness', 'competition', 'initiative', 'heat', 'sex', 'lust',
  ],
  Jupiter: [
    'luck', 'expansion', 'growth', 'abundance', 'fortune', 'good fortune', 'good luck', 'optimism', 'wisdom',
    'opportunity', 'plenty', 'prosperity', 'faith', 'generosity', 'blessings', 'joy', 'adventure', 'miracles', 'hope',
  ],
  Saturn: [
    'discipline', 'limits', 'limitation', 'limitations', 'restriction', 'restrictions', 'structure', 'karma', 'time',
    'responsibility', 'boundaries', 'maturity', 'patience', 'lessons', 'hard work', 'order', 'duty', 'rules',
    'accountability', 'hard lessons', 'commitment', 'authority', 'endurance', 'tough love',
  ],
  Uranus: [
    'change', 'sudden change', 'rebellion', 'surprise', 'surprises', 'innovation', 'revolution', 'awakening',
    'upheaval', 'disruption', 'invention', 'freedom', 'the unexpected', 'shocks', 'electricity', 'liberation',
    'originality', 'technology', 'breakthroughs', 'shake-ups',
  ],
  Neptune: [
    'dreams', 'illusion', 'illusions', 'imagination', 'mysticism', 'inspiration', 'spirituality', 'fantasy',
    'compassion', 'confusion', 'intuition', 'mystery', 'the sea', 'fog', 'idealism', 'deception', 'dissolution',
  ],
  Pluto: [
    'transformation', 'power', 'rebirth', 'death and rebirth', 'death', 'regeneration', 'the underworld',
    'the subconscious', 'intensity', 'evolution', 'metamorphosis', 'secrets', 'deep change', 'destruction',
  ],
};

/** Words that name several bodies at once. */
export const BODY_GROUPS: Readonly<Record<string, readonly Body[]>> = {
  luminaries: ['Sun', 'Moon'],
  'personal planets': ['Mercury', 'Venus', 'Mars'],
  'social planets': ['Jupiter', 'Saturn'],
  'transpersonal planets': ['Uranus', 'Neptune', 'Pluto'],
  'generational planets': ['Uranus', 'Neptune', 'Pluto'],
  'modern planets': ['Uranus', 'Neptune', 'Pluto'],
  'inner planets': ['Mercury', 'Venus'],
  'two luminaries': ['Sun', 'Moon'],
  'two lights': ['Sun', 'Moon'],
  'both lights': ['Sun', 'Moon'],
  benefics: ['Venus', 'Jupiter'],
  'two benefics': ['Venus', 'Jupiter'],
  malefics: ['Mars', 'Saturn'],
  'two malefics': ['Mars', 'Saturn'],
  'two lovers': ['Venus', 'Mars'],
  'cosmic lovers': ['Venus', 'Mars'],
  'celestial lovers': ['Venus', 'Mars'],
};

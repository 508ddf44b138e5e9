/** A verb's forms: base, third person, past, -ing. */
export type VerbForms = readonly [base: string, s: string, past: string, ing: string];

/** Past forms of the irregular verbs in the tables. */
const PAST: Readonly<Record<string, string>> = Object.fromEntries(
  (
    'be was,begin began,bend bent,bid bade,bite bit,blow blew,break broke,bring brought,catch caught,cling clung,' +
    'come came,creep crept,cut cut,dig dug,do did,draw drew,drive drove,fall fell,feel felt,fight fought,find found,' +
    'flee fled,fly flew,forsake forsook,get got,give gave,go went,grind ground,hang hung,have had,hit hit,hold held,' +
    'keep kept,lay laid,leave left,lend lent,lie lay,make made,meet met,pay paid,put put,quit quit,ride rode,run ran,' +
    'say said,see saw,send sent,set set,shake shook,shine shone,sing sang,sit sat,slide slid,spend spent,spin spun,' +
    'stand stood,steal stole,stick stuck,sting stung,strike struck,stride strode,sweep swept,swim swam,swing swung,take took,tear tore,throw threw,wear wore,weave wove,' +
    'wind wound'
  )
    .split(',')
    .map((pair) => pair.split(' ')),
);
const OWNERS = ['its', 'his', 'her', 'their'];

/** The forms of a verb of several words, whose first is inflected: "take leave of". `its` may be anybody's. */
export function formsOf(verb: string): VerbForms[] {
  const [head = '', ...rest] = verb.split(' ');
  const tail = rest.length > 0 ? ` ${rest.join(' ')}` : '';
  const tails = / its\b/.test(tail) ? OWNERS.map((owner) => tail.replace('its', owner)) : [tail];
  const forms = [head, thirdPerson(head), PAST[head] ?? pastOf(head), participle(head)];
  return tails.map((end) => forms.map((form) => form + end) as unknown as VerbForms);
}

function thirdPerson(verb: string): string {
  if (verb === 'have') return 'has';
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
  return /^(?:[^aeiou]|qu)*[aeiou][^aeiouwxy]$/.test(verb) || verb === 'transit'
    ? `${verb}${verb.at(-1)}`
    : verb;
}

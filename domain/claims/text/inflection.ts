/** A verb's forms: base, third person, past, -ing. */
export type VerbForms = readonly [base: string, s: string, past: string, ing: string];

/** Past forms and differing participles of the irregular verbs in the tables. */
const PAST: Readonly<Record<string, readonly string[]>> = Object.fromEntries(
  (
    'be was,begin began begun,bend bent,bid bade,bite bit bitten,blow blew blown,break broke broken,bring brought,catch caught,cling clung,' +
    'come came come,creep crept,cut cut,dig dug,do did done,draw drew drawn,drive drove driven,fall fell fallen,feel felt,fight fought,find found,' +
    'flee fled,fly flew flown,forsake forsook forsaken,get got gotten,give gave given,go went gone,grind ground,hang hung,have had,hit hit,hold held,' +
    'keep kept,lay laid,leave left,lend lent,lie lay lain,make made,meet met,pay paid,put put,quit quit,ride rode ridden,run ran run,' +
    'say said,see saw seen,send sent,set set,shake shook shaken,shine shone,sing sang sung,sit sat,slide slid,spend spent,spin spun,' +
    'stand stood,steal stole stolen,stick stuck,sting stung,strike struck,stride strode stridden,sweep swept,swim swam swum,swing swung,take took taken,tear tore torn,throw threw thrown,wear wore worn,weave wove woven,' +
    'wind wound'
  )
    .split(',')
    .map((forms) => forms.split(' '))
    .map(([base, ...past]) => [base, past]),
);
const OWNERS = ['its', 'his', 'her', 'their'];

/** The forms of a multi-word verb, inflecting its first word: "take leave of". `its` stands for any possessive. */
export function formsOf(verb: string): VerbForms[] {
  const [head = '', ...rest] = verb.split(' ');
  const tail = rest.length > 0 ? ` ${rest.join(' ')}` : '';
  const tails = / its\b/.test(tail) ? OWNERS.map((owner) => tail.replace('its', owner)) : [tail];
  const pasts = PAST[head] ?? [pastOf(head)];
  return tails.flatMap((end) =>
    pasts.map(
      (past): VerbForms => [
        head + end,
        thirdPerson(head) + end,
        past + end,
        participle(head) + end,
      ],
    ),
  );
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

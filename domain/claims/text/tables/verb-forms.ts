import type { Tag, VerbForm } from '../token.ts';
import { VERBS } from './verbs.ts';

/** Forms that the regular endings do not give. */
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
      'will',
      "'ll",
      'wo',
      'shall',
      'is going to',
      'are going to',
      'is set to',
      'are set to',
      'is due to',
      'is about to',
      'are about to',
      'is scheduled to',
      'is poised to',
      'is ready to',
      'about to',
      'due to',
      'set to',
      'are due to',
      'is to',
    ],
  },
  may: { base: ['may', 'might'] },
  would: {
    base: [
      'would',
      'could',
      'should',
      "'d",
      'must',
      'can',
      'ca',
      'ought to',
      'would have',
      'could have',
    ],
  },
};

export interface Inflected {
  words: string;
  tag: Tag;
  form: VerbForm;
}

/** Every form of every verb of the tables. */
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
  return `${verb.endsWith('e') && !verb.endsWith('ee') ? verb.slice(0, -1) : doubled(verb)}ing`;
}

/** "slip" to "slipp-": one syllable, one vowel, one consonant. */
function doubled(verb: string): string {
  return /^[^aeiou]*[aeiou][^aeiouwxy]$/.test(verb) || verb === 'transit'
    ? `${verb}${verb.at(-1)}`
    : verb;
}

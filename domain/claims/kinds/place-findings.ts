import type { LunationPhase } from '../../sky/events.ts';
import { bodiesOf, hasTag, type Passage, someTag } from '../grammar/passage.ts';
import type { PlaceRelation } from '../grammar/place-relations.ts';
import type { Subject } from '../grammar/subject.ts';
import { isNegated, tenseBetween } from '../grammar/verbs.ts';
import { placeOf } from '../places.ts';
import type { DegreeRange, Finding, IngressProposition, Place, Tense } from '../proposition.ts';
import { isLunationPhase, type Tokens, type WhenMeaning } from '../text/token.ts';
import { isDeniedLunation } from './moon-subject.ts';
import { hasOtherPredicate, hasVerb, isTimeLeft } from './place-verbs.ts';

export function stay(
  passage: Passage,
  at: number,
  subject: Subject,
  relation: PlaceRelation,
  place: Place,
): Finding {
  const { tokens } = passage;
  const from = Math.min(subject.from, at);
  const phase = lunationNamed(tokens, subject);
  if (phase) return lunationIn(passage, at, subject, phase, place);
  return {
    kind: tokens[at]!.type === 'house' ? 'body-in-house' : 'body-in-sign',
    proposition: {
      type: 'place',
      subjects: subject.refs,
      place,
      degrees: relation.degrees ?? stageOf(tokens, subject.to, relation.governor),
      negated: isDenied(tokens, subject, relation.governor),
    },
    core: at,
    from,
    to: Math.max(subject.to, at),
    tense: isTimeLeft(tokens, relation.governor - 1)
      ? 'present'
      : tenseBetween(tokens, subject.to + 1, relation.governor),
    uses: [at],
    attached:
      !hasVerb(tokens, subject.to + 1, relation.governor + 1) ||
      someTag(tokens, subject.to + 1, relation.governor, 'a') ||
      hasOtherPredicate(tokens, subject.to + 1, relation.governor),
  };
}

/**
 * "The Sun's last days in Cancer", "is nearly out of Libra", "is barely in Leo": how far along a stay is. A body that
 * goes back through a sign ends where it began, so if the text mentions that, the degrees aren't checked.
 */
function stageOf(tokens: Tokens, subject: number, governor: number): DegreeRange | null {
  const isBack = tokens.some(
    ({ type, lower }) => type === 'motion' || /^(?:back\w*|again|re-?ent\w+)$/.test(lower),
  );
  const words = tokens
    .slice(subject + 1, governor + 1)
    .map(({ lower }) => lower)
    .join(' ');
  const found = isBack ? undefined : STAGES.find(([pattern]) => pattern.test(words));
  return found ? { ...found[1], words } : null;
}

const STAGES: readonly (readonly [RegExp, { from: number; to: number }])[] = [
  [/\b(?:first|opening) (?:few )?(?:hours|days|weeks)\b/, { from: 0, to: 12 }],
  [/\b(?:last|final|closing) (?:few )?(?:hours|days|weeks)\b/, { from: 20, to: 30 }],
  [/\b(?:nearly|almost|all but) (?:run )?out of$/, { from: 20, to: 30 }],
  [/\bfew degrees into$/, { from: 0, to: 12 }],
  [/\b(?:barely|scarcely) (?:in|into)$/, { from: 0, to: 12 }],
];

/** The lunation that the subject is, or that "it" stands for, if it is one. */
function lunationNamed(tokens: Tokens, { to }: Subject): LunationPhase | null {
  const last = tokens[to]!.lower === 'it' ? lastEvent(tokens, to) : to;
  const named = tokens[last];
  if (named?.type !== 'phase' || !isLunationPhase(named.phase)) return null;
  return isDeniedLunation(tokens, last) ? null : named.phase;
}

/** "The new moon comes with an eclipse, and it lands in your third house": the lunation, if no body is named after it. */
function lastEvent(tokens: Tokens, pronoun: number): number {
  return tokens.findLastIndex(
    (token, i) =>
      i < pronoun &&
      token.type !== 'eclipse' &&
      (bodiesOf(token) !== null || token.type === 'phase'),
  );
}

/** "The full moon in Virgo lights up your first house": the house of the lunation, at its time. */
function lunationIn(
  passage: Passage,
  at: number,
  subject: Subject,
  phase: LunationPhase,
  place: Place,
): Finding {
  const { tokens } = passage;
  return {
    kind: tokens[at]!.type === 'house' ? 'body-in-house' : 'lunation',
    proposition: { type: 'lunation', phase, place, month: null, negated: false },
    core: at,
    from: Math.min(subject.from, at),
    to: Math.max(subject.to, at),
    tense: tenseBetween(tokens, subject.to + 1, at),
    uses: [at],
    attached: true,
  };
}

/** "Mercury is not retrograde in Leo" negates the motion, not the place. */
function isDenied(tokens: Tokens, subject: Subject, governor: number): boolean {
  const rest = tokens.slice(subject.to + 1, governor);
  const last = rest.findLastIndex((token) =>
    ['motion', 'aspect', 'phase', 'percent'].includes(token.type),
  );
  const start = last < 0 ? subject.to + 1 : subject.to + 2 + last;
  return (
    isNegated(tokens, start, governor) ||
    (last < 0 && isNegated(tokens, subject.from, subject.from))
  );
}

export function ingress(
  passage: Passage,
  at: number,
  subject: Subject,
  governor: number,
  to: Place | null,
  from: Place | null,
): Finding {
  const { tokens } = passage;
  const phase = lunationNamed(tokens, subject);
  // "A new Moon in Taurus lands in your sixth house"
  if (phase && to && tokens[at]!.type === 'house')
    return lunationIn(passage, at, subject, phase, to);
  const negated = isNegated(tokens, subject.to + 1, governor);
  const proposition: IngressProposition = {
    type: 'ingress',
    subjects: subject.refs,
    to,
    from,
    negated,
  };
  const isAhead =
    someTag(tokens, subject.to + 1, governor, 'prepare') || hasTag(tokens[governor - 1], 'to');
  const told: Tense = participleTense(tokens, subject.to + 1, governor);
  // "Mars has until Sunday before he trades your tenth house for your eleventh"
  const isSoon = hasTag(tokens[subject.from - 1], 'before') && hasTag(tokens[subject.from], 'it');
  return {
    ...(isSoon && { ownWhen: SOON }),
    kind: 'ingress',
    proposition,
    core: at,
    from: Math.min(subject.from, governor),
    to: at,
    tense: isAhead && told === 'present' ? 'future' : told,
    uses: [at],
    attached: false,
  };
}

const SOON: WhenMeaning = {
  type: 'when',
  role: 'at',
  moment: { kind: 'vague', words: 'before', within: 30, direction: 'future' },
  weekday: null,
};

/** "Before backing into Virgo" is to come, "after entering Libra" is done. */
function participleTense(tokens: Tokens, from: number, to: number): Tense {
  const verb = tokens.findIndex(
    ({ type, lower }, i) => i >= from && i <= to && type === 'word' && /^[a-z]+ing\b/.test(lower),
  );
  if (verb > 0 && hasTag(tokens[verb - 1], 'before')) return 'future';
  if (verb > 0 && hasTag(tokens[verb - 1], 'after')) return 'perfect';
  return tenseBetween(tokens, from, to);
}

export function namedPlace(passage: Passage, at: number, relation: PlaceRelation): Place {
  const place = placeOf(passage.tokens[at]!, passage.context);
  if (!relation.constellation) return place;
  return {
    ...place,
    unknown:
      'The constellations and the sidereal zodiac do not coincide with the signs, and only the signs are computed.',
  };
}

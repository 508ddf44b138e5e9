import { bodiesOf, hasTag, isMark, type Passage } from '../grammar/passage.ts';
import { tenseBetween } from '../grammar/verbs.ts';
import type { Finding, Proposition } from '../proposition.ts';
import { ANY_ANGLE, EASE, FRICTION } from '../text/tables/aspects.ts';
import type { AngleName, BodyRef, Token } from '../text/token.ts';

/**
 * Finds a body that does something to another one on a date, in words that no other reader knows: "Mars stares down
 * Uranus on Tuesday". Something must then happen in the sky: an aspect of the two, or either one's ingress or station.
 */
export function findBareMeetings(passage: Passage, findings: readonly Finding[]): Finding[] {
  const { tokens } = passage;
  const dated = tokens.findIndex(
    (token) => token.type === 'when' && token.role === 'at' && isDate(token.moment.kind),
  );
  if (dated < 0) return [];
  return tokens.flatMap((token, at) => {
    const to = isSubject(tokens, at) ? objectOf(tokens, at) : null;
    if (to === null || findings.some((other) => other.from <= to && other.to >= at)) return [];
    return [meeting(tokens, at, to, bodiesOf(token)!, bodiesOf(tokens[to])!)];
  });
}

function isDate(kind: string): boolean {
  return kind === 'day' || kind === 'clock' || kind === 'part';
}

function isSubject(tokens: readonly Token[], at: number): boolean {
  if (!bodiesOf(tokens[at]) || tokens[at]!.possessive) return false;
  const first = hasTag(tokens[at - 1], 'the') ? at - 2 : at - 1;
  const before = tokens[first];
  // "Monday has Mercury doubling back over Uranus"
  const isShown = SHOWING.test(before?.lower ?? '') && tokens[first - 1]?.type === 'when';
  return before === undefined || isMark(before) || before.type === 'when' || isShown;
}

const SHOWING = /^(?:has|finds|sees|brings|puts|gives|shows|catches)$/;

/** The object of an unknown verb: at most six plain words lie between. */
function objectOf(tokens: readonly Token[], subject: number): number | null {
  const verb = hasTag(tokens[subject + 1], 'have') ? subject + 2 : subject + 1;
  for (let i = verb; i < Math.min(tokens.length, verb + 7); i++) {
    const token = tokens[i]!;
    if (bodiesOf(token)) return i > verb ? i : null;
    if (i === verb && !isVerb(token, verb > subject + 1)) return null;
    if (token.type !== 'word' || hasTag(token, 'and', 'or', 'of', 'you', 'your', 'be', 'have'))
      return null;
  }
  return null;
}

function isVerb({ type, lower }: Token, isDone: boolean): boolean {
  return type === 'word' && (isDone ? /ed$/ : /(?:[^s]s|ing)$/).test(lower);
}

function meeting(
  tokens: readonly Token[],
  from: number,
  to: number,
  a: readonly BodyRef[],
  b: readonly BodyRef[],
): Finding {
  const angles = anglesOf(tokens.slice(from + 1, to));
  const own = [...a, ...b].flatMap((ref): Proposition[] => [
    { type: 'ingress', subjects: [ref], to: null, from: null, negated: false },
    { type: 'station', subjects: [ref], turns: null, place: null, negated: false },
  ]);
  const aspect: Proposition = {
    type: 'aspect',
    a,
    b,
    angles: angles ?? ANY_ANGLE,
    exact: false,
    neverExact: false,
    course: null,
    orb: null,
    negated: false,
  };
  return {
    kind: 'aspect',
    proposition: { type: 'any-of', readings: angles ? [aspect] : [aspect, ...own] },
    core: from + 1,
    from,
    to,
    tense: tenseBetween(tokens, from + 1, to),
    uses: [],
    attached: false,
  };
}

/** The angles that an unknown verb hints at: "challenges" is no trine. */
function anglesOf(between: readonly Token[]): readonly AngleName[] | null {
  const words = between.map(({ lower }) => lower).join(' ');
  return HINTS.find(([hint]) => hint.test(words))?.[1] ?? null;
}

const HINTS: readonly (readonly [RegExp, readonly AngleName[]])[] = [
  [/^(?:passes|overtakes)\b/, ['conjunction']],
  [
    /\b(?:barbs|to blows|falling-out|bickers|fights|feuds|challenges|confronts|pesters|needles|provokes|defies|annoys|irritates|snarls|glares|scowls|bristles|grates)\b/,
    FRICTION,
  ],
  [
    /\b(?:flatters|charms|helps|supports|encourages|blesses|flirts|boosts|soothes|comforts|embraces|hugs|compliments|adores|serenades|collaborates|sweet-talks)\b/,
    EASE,
  ],
];

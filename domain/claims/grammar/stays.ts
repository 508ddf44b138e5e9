import { endAfter } from '../frame.ts';
import type { Finding, Findings, IngressProposition } from '../proposition.ts';
import type { Tokens, WhenMeaning, Whens } from '../text/token.ts';
import { EVENTS } from './event-kinds.ts';
import { hasTag, isMark, type Passage } from './passage.ts';

/** "Enters Pisces on March 2 and stays until April 9": the second time is the end of the stay. */
export function withStays(
  tokens: Tokens,
  findings: Findings,
  times: ReadonlyMap<Finding, WhenMeaning[]>,
): (readonly [Finding, WhenMeaning[]])[] {
  return findings.flatMap((finding) => {
    const whens = times.get(finding)!;
    const { proposition } = finding;
    const end =
      whens.find(({ role }) => role === 'until') ??
      endAfter(
        whens.find(({ role }) => role === 'at'),
        whens,
      );
    // "Doesn't get its bearings in your sign until March 3": whatever that is, something happens to it then.
    const isUnknown =
      proposition.type === 'place' &&
      proposition.negated &&
      end?.role === 'until' &&
      end.moment.kind === 'day' &&
      !tokens
        .slice(finding.from, finding.core)
        .some((token) => hasTag(token, 'be', 'stay', 'have', 'enter', 'arrive', 'move'));
    if (isUnknown) {
      const { subjects: bodies } = proposition;
      return [
        [
          { ...finding, proposition: { type: 'happening', bodies, others: bodies } },
          whens,
        ] as const,
      ];
    }
    const isStay =
      proposition.type === 'ingress' && proposition.to !== null && !proposition.negated;
    // "Has set up camp in Cancer all week"
    const isThere =
      isStay && finding.tense === 'perfect' && whens.length === 1 && whens[0]!.role === 'for';
    if (isThere) return [[stayOf(finding, proposition, 'present'), whens] as const];
    if (!isStay || !end) return [[finding, whens] as const];
    // "Dawdles until Friday and then enters Leo": it enters on Friday.
    const isBefore =
      whens.includes(end) && (end.start ?? Number.POSITIVE_INFINITY) < tokens[finding.core]!.start;
    if (isBefore)
      return [[finding, whens.map((when) => ({ ...when, role: 'at' as const }))] as const];
    return [
      [
        entered(finding, whens),
        whens.filter(({ role }) => role !== 'until' && role !== 'for'),
      ] as const,
      [stayOf(finding, proposition, 'future'), [end]] as const,
    ];
  });
}

/** The stay that an ingress begins. */
function stayOf(finding: Finding, ingress: IngressProposition, tense: Finding['tense']): Finding {
  const proposition = { ...ingress, type: 'place', place: ingress.to!, degrees: null } as const;
  return { ...finding, kind: 'body-in-sign', proposition, tense };
}

/** "Hangs his hat in Leo until the 17th": he may have come long ago. */
function entered(finding: Finding, whens: Whens): Finding {
  const isUndated = whens.every(({ role }) => role === 'until' || role === 'for');
  return isUndated && finding.tense === 'present' ? { ...finding, tense: 'perfect' } : finding;
}

/** The times to judge a statement by, of those that its words give it. */
export function timesApplied(passage: Passage, finding: Finding, whens: Whens): Whens {
  return isRecent(passage, finding, whens) ? [RECENTLY] : timeable(finding, whens);
}

/**
 * "Has just turned direct" and "has barely set foot in Leo" happened within the last weeks, unlike "has turned direct".
 */
function isRecent(
  { tokens }: Passage,
  { kind, tense, from, core, proposition }: Finding,
  whens: Whens,
): boolean {
  // "Gets a jolt on Saturday from Mercury, newly arrived in Pisces"
  const verb = tokens.findLastIndex(
    (token, i) => i < core && hasTag(token, 'enter', 'arrive', 'move'),
  );
  const isAside =
    /^(?:newly|freshly|just|recently)$/.test(tokens[verb - 1]?.lower ?? '') &&
    isMark(tokens[verb - 2], ',');
  if ((whens.length > 0 && !isAside) || tense !== 'perfect' || !EVENTS.has(kind)) return false;
  if ('negated' in proposition && proposition.negated) return false;
  if (isAside) return true;
  return tokens
    .slice(from, core + 1)
    .some(({ lower }) => /(?:^| )(?:just|barely|scarcely)(?: |$)/.test(lower));
}

const RECENTLY: WhenMeaning = {
  type: 'when',
  role: 'at',
  moment: { kind: 'vague', words: 'just', within: 21, direction: 'past' },
  weekday: null,
};

/** "Is in Leo …, and soon", "has been in Leo for a while": a vague time does not apply to a present state. */
function timeable({ kind, tense, proposition, attached }: Finding, whens: Whens): Whens {
  // "Tiptoed out of Libra on the 4th and won't see Sagittarius until January"
  const isPast = proposition.type === 'ingress' && !proposition.negated && tense === 'past';
  if (isPast) return whens.filter(({ role }) => role !== 'until');
  // "After going backward since November, Jupiter turns direct on the 10th"
  const isDated = whens.some(({ role, moment }) => role === 'at' && moment.kind === 'day');
  const isNegated = 'negated' in proposition && proposition.negated;
  if (EVENTS.has(kind) && isDated)
    return whens.filter(({ role }) => role !== 'from' && (role !== 'until' || isNegated));
  // "The crescent Moon stays there until Friday", "walks through Pisces until Friday, waxing": it is so at some time
  if (kind === 'moon-phase' && attached && whens.length > 0) {
    const isBound = ({ role }: WhenMeaning) =>
      role === 'until' || role === 'from' || role === 'between';
    if (whens.some(isBound)) return whens.filter((when) => !isBound(when));
  }
  const isState = STATES.has(kind) && (tense === 'present' || tense === 'perfect');
  return isState ? whens.filter(({ moment }) => moment.kind !== 'vague') : whens;
}

// biome-ignore format: a list of words
const STATES = new Set<Finding['kind']>([
  'body-in-sign', 'body-in-house', 'motion', 'moon-phase', 'planet-count', 'aspect',
]);

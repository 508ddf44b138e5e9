import { isSameBody } from '../bodies.ts';
import type { Finding } from '../proposition.ts';
import type { Tokens } from '../text/token.ts';
import { subjectsOf } from './antecedents.ts';
import { EVENTS } from './event-kinds.ts';
import { bodiesOf, hasTag, isMark } from './passage.ts';

/**
 * Pairs of events in the order in which a sentence says that they happen: "Venus meets Mars before she enters Leo", "first
 * the Sun, then Mars".
 */
export function ordersIn<T extends { finding: Finding }>(
  tokens: Tokens,
  told: readonly T[],
): (readonly [earlier: T, later: T])[] {
  const events = told
    .filter(({ finding }) => isEvent(tokens, finding))
    .sort((a, b) => a.finding.core - b.finding.core);
  return events.flatMap((second, i) => {
    const first = events[i - 1];
    if (!first || isSameEvent(first.finding, second.finding)) return [];
    const way = wayBetween(tokens, first.finding, second.finding);
    if (way === null) return [];
    return [way === 'in order' ? ([first, second] as const) : ([second, first] as const)];
  });
}

function isEvent(tokens: Tokens, finding: Finding): boolean {
  return !finding.isRemainder && (EVENTS.has(finding.kind) || isDone(tokens, finding));
}

/** "Has already unpacked in Capricorn": it has come there. */
function isDone(tokens: Tokens, { tense, proposition, from, core }: Finding): boolean {
  const isPlace = proposition.type === 'place' && tense === 'perfect';
  return isPlace && tokens.slice(from, core).some(({ lower }) => /\balready\b/.test(lower));
}

/** A sign and a house of one ingress, or an eclipse and its moon, come at once. */
function isSameEvent(a: Finding, b: Finding): boolean {
  const [one, other] = [subjectsOf(a.proposition), subjectsOf(b.proposition)];
  const isOne =
    a.kind === b.kind && one?.length === 1 && other?.length === 1 && isSameBody(one[0]!, other[0]!);
  return (isOne && a.from === b.from) || [a.kind, b.kind].sort().join() === 'eclipse,lunation';
}

function wayBetween(
  tokens: Tokens,
  first: Finding,
  second: Finding,
): 'in order' | 'reversed' | null {
  const { from: start } = first;
  const from = Math.max(first.core, Math.min(first.to, second.from - 1)) + 1;
  const between = tokens.slice(from, second.core);
  const lead = leadOf(tokens, start);
  if (/^by the time|^before/.test(lead)) return 'reversed';
  if (/^(?:after|once|no sooner|hardly)\b/.test(lead)) return 'in order';
  const link = tokens[linkBefore(tokens, second.from)];
  if (between.includes(link!) || second.from > from) {
    if (hasTag(link, 'before') && link!.lower !== 'prior to') return 'in order';
    if (hasTag(link, 'after')) return 'reversed';
  }
  const isThen =
    between.some(({ lower }) => THEN.test(lower)) || THEN.test(tokens[second.to + 1]?.lower ?? '');
  const isFirst = /\bfirst$/.test(lead) || [0, 1, 2].some((i) => isFirstOf(tokens, first.to + i));
  if (
    isThen ||
    (isFirst &&
      between.some((token) => hasTag(token, 'and', 'with', 'but') || isMark(token, ',', ';')))
  )
    return 'in order';
  return null;
}

const THEN = /^(?:and then|then|only then|afterwards?|after that|next)$/;

/** "Comes first", not "the first of". */
function isFirstOf(tokens: Tokens, at: number): boolean {
  const next = tokens[at + 1];
  return (
    tokens[at]?.lower === 'first' &&
    (next === undefined || isMark(next) || next.type === 'when' || hasTag(next, 'and', 'with'))
  );
}

/** The words of the clause before a finding. */
function leadOf(tokens: Tokens, from: number): string {
  let start = from;
  while (start > 0 && !isMark(tokens[start - 1]) && from - start < 6) start--;
  if (tokens.slice(start, from).some(({ type }) => type === 'when')) return '';
  return tokens
    .slice(start, from)
    .map(({ lower }) => lower)
    .join(' ');
}

/** The conjunction before a clause: "before the Moon", "after she". */
function linkBefore(tokens: Tokens, from: number): number {
  let i = from - 1;
  while (hasTag(tokens[i], 'the', 'adverb') || (bodiesOf(tokens[i]) && i > from)) i--;
  return i;
}

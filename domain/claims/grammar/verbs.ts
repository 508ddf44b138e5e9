import type { Tense } from '../proposition.ts';
import type { Token, Tokens, VerbForm } from '../text/token.ts';
import { hasTag, isMark, isPlace } from './passage.ts';
import type { Agreement } from './subject.ts';

/** The tense of a predicate, from the auxiliaries and the verb between its subject and its end. */
export function tenseBetween(tokens: Tokens, from: number, to: number): Tense {
  let tense: Tense = 'present';
  const having = tokens.findLastIndex(({ lower }, i) => i > from && i < to && lower === 'having');
  if (having > 0 && nextComma(tokens, having, to) < 0) return 'perfect';
  for (let i = Math.max(0, from); i <= to && i < tokens.length; i++) {
    const token = tokens[i]!;
    // "Mercury, who came into Aries on the seventh, meets Neptune"
    // "Mercury, having met Neptune, trines Pluto"
    // "Venus, freshly arrived in Scorpio, squares Pluto"
    const isAside =
      hasTag(tokens[i + 1], 'which') || tokens[i + 1]?.lower === 'having' || i === from;
    if (isMark(token, ',') && isAside) {
      const close = nextComma(tokens, i, to);
      if (close > 0) i = close;
      continue;
    }
    if (
      token.type === 'aspect' &&
      token.verbForm === 'past' &&
      tense === 'present' &&
      !followsPresentBe(tokens, i)
    )
      tense = isRecent(tokens[i - 1]) ? 'perfect' : 'past';
    if (token.type !== 'word') continue;
    if (token.tag === 'will') return 'future';
    // "Went down the beach ahead of the others and is already in Pisces"
    if (token.tag === 'be' && token.form !== 'past' && hasTag(tokens[i - 1], 'and'))
      tense = 'present';
    // "She has a trine with Mars"
    const isMain =
      hasTag(tokens[i + 1], 'a', 'the', 'its') ||
      isPlace(tokens[i + 1]) ||
      tokens[i + 1]?.type === 'when';
    if (token.tag === 'have' && isMain) continue;
    if (token.tag === 'have' && token.form !== 'past')
      return isOnceDone(tokens, from) ? 'present' : 'perfect';
    if (token.tag === 'have' || (token.tag === 'do' && token.form === 'past')) return 'past';
    // "All Saints' Day finds Mercury and Mars lodged together in your seventh"
    if (token.form === 'past' && isShown(tokens, from)) continue;
    if (token.form === 'past' && !followsPresentBe(tokens, i))
      tense = isRecent(tokens[i - 1]) ? 'perfect' : 'past';
    else if (PLAIN_PAST.has(token.lower)) tense = 'past';
  }
  return tense;
}

function isShown(tokens: Tokens, from: number): boolean {
  return tokens
    .slice(Math.max(0, from - 6), from)
    .some(({ lower }) => /^(?:finds|sees|catches)$/.test(lower));
}

/** "Once Venus has left Pisces on the 2nd": done by then, not by now. */
function isOnceDone(tokens: Tokens, from: number): boolean {
  const clause = tokens.slice(Math.max(0, from - 4), from);
  return (
    clause.some(
      (token) => hasTag(token, 'when', 'after') || /^(?:once|until)$/.test(token.lower),
    ) && !clause.some((token) => isMark(token))
  );
}

/** "Venus just trined Mars" is about now. */
function isRecent(before: Token | undefined): boolean {
  return ['just', 'recently', 'newly', 'only just', 'freshly'].includes(before?.lower ?? '');
}

// biome-ignore format: a list of words
const PLAIN_PAST = new Set(['brought', 'made', 'fell', 'took', 'happened', 'occurred', 'came', 'arrived', 'peaked']);

/** "Is joined by" is not past tense. */
function followsPresentBe(tokens: Tokens, at: number): boolean {
  for (let i = at - 1; i >= 0; i--) {
    const token = tokens[i]!;
    if (hasTag(token, 'be') && token.type === 'word') return token.form !== 'past';
    if (!hasTag(token, 'adverb', 'not', 'all', 'both')) return false;
  }
  return false;
}

/** The number of a verb form. */
export function agreementOf(form: VerbForm | null): Agreement {
  if (form === 's') return 'one';
  return form === 'base' ? 'many' : 'either';
}

/** The number of the nearest auxiliary before `at`, no earlier than `from`: "is", "are", "has". */
export function helperAgreement(tokens: Tokens, from: number, at: number): Agreement {
  for (let i = at - 1; i >= Math.max(0, from); i--) {
    const token = tokens[i]!;
    if (token.type !== 'word' || token.tag === null) continue;
    if (
      ['be', 'have', 'do', 'move', 'stay', 'turn', 'station', 'enter', 'leave'].includes(
        token.tag,
      ) &&
      token.form
    ) {
      if (token.lower === 'was') return 'one';
      if (token.lower === 'were') return 'many';
      return agreementOf(
        token.form === 'base' && i > 0 && hasTag(tokens[i - 1], 'will', 'may', 'would', 'to')
          ? null
          : token.form,
      );
    }
  }
  return 'either';
}

/** Whether the statement is negated between its subject and its end: "not", "no longer", "neither". */
export function isNegated(tokens: Tokens, from: number, to: number): boolean {
  for (let i = Math.max(0, from - 1); i < to; i++) {
    const token = tokens[i]!;
    // "Pluto, never one for company, keeps inching forward"
    const close = i >= from && isMark(token, ',') ? nextComma(tokens, i, to) : -1;
    if (close > 0) i = close;
    if (hasTag(token, 'neither') || (hasTag(token, 'nor') && i >= from - 1)) return true;
    const isEmphatic =
      token.lower === 'not' && ['only', 'just', 'solely'].includes(tokens[i + 1]?.lower ?? '');
    // "A fence he no longer trusts, comes into a square"
    const comma = tokens.findIndex((other, j) => j > i && j < to && isMark(other, ','));
    const isNext = /^(?:having|after)$/.test(tokens[comma + 1]?.lower ?? '');
    const isOfOther = comma > i + 1 && (isFiniteVerb(tokens[i + 1]) || isNext);
    if (hasTag(token, 'not') && i >= from && !isEmphatic && !isOfOther) return true;
  }
  return false;
}

function isFiniteVerb(token: Token | undefined): boolean {
  return token?.type === 'word' && token.tag === null && /[^s]s$/.test(token.lower);
}

function nextComma(tokens: Tokens, at: number, end: number): number {
  return tokens.findIndex((token, i) => i > at && i < end && isMark(token, ','));
}

/** The token after the last "and", "but", comma or semicolon between a subject and the end of its predicate. */
export function lastJoint(tokens: Tokens, from: number, to: number): number {
  for (let i = to - 1; i >= from; i--)
    if (hasTag(tokens[i], 'and', 'but') || isMark(tokens[i], ',', ';')) return i + 1;
  return from;
}

import { distinctBodies, isSameBody } from '../bodies.ts';
import { bodiesOf, hasTag, isMark, isPlace, type Passage } from '../grammar/passage.ts';
import type { Segment } from '../grammar/segments.ts';
import type { Finding, Proposition } from '../proposition.ts';
import { isOfDays } from '../text/time/moment.ts';
import type { Token } from '../text/token.ts';
import { fact } from './fact.ts';
import { eventsOf } from './part-events.ts';

/**
 * Finds which of two events comes first, whatever the words for the events: "the Sun stares down Uranus first and only
 * then gets around to Saturn", "Leo first, Cancer next". And which of two bodies goes ahead of the other.
 */
export function findSequences(passage: Passage): Finding[] {
  return [...inParts(passage), ...aheadOf(passage), ...files(passage)];
}

/** Two parts of a sentence, of which the first is said to happen before the second. */
interface Parts {
  earlier: Segment;
  later: Segment;
}

/** An order is told if something in the sky fits each part; it is false if nothing fits both in that order. */
function inParts(passage: Passage): Finding[] {
  const { tokens, topic } = passage;
  const parts = partsTold(tokens);
  if (!parts) return [];
  const { earlier, later } = parts;
  const subject = distinctBodies(tokens.flatMap((token) => bodiesOf(token) ?? []))[0] ?? topic?.[0];
  const [one, other] = [
    eventsOf(passage, earlier, later, subject),
    eventsOf(passage, later, earlier, subject),
  ];
  if (one.length === 0 || other.length === 0) return [];
  const from = Math.min(earlier.from, later.from);
  const to = Math.max(earlier.to, later.to) - 1;
  return [order(tokens, one, other, from, to)];
}

function order(
  tokens: readonly Token[],
  earlier: readonly Proposition[],
  later: readonly Proposition[],
  from: number,
  to: number,
): Finding {
  const proposition: Proposition = {
    type: 'order',
    earlier: { type: 'any-of', readings: earlier },
    later: { type: 'any-of', readings: later },
  };
  // "In February", "this month": both happen then.
  const within = tokens.find(
    (token) =>
      token.type === 'when' &&
      token.role === 'at' &&
      token.moment.kind === 'stretch' &&
      !isOfDays(token.moment),
  );
  const ownWhen = within?.type === 'when' ? { ownWhen: within } : {};
  return fact('date', proposition, from, to, ownWhen);
}

function partsTold(tokens: readonly Token[]): Parts | null {
  const first = tokens.findIndex((_, at) => isFirst(tokens, at));
  const then = tokens.findIndex((_, at) => at > first && isThen(tokens, at, first >= 0));
  if (then > 0) {
    const start = tokens.findLastIndex((token, i) => i < first && isMark(token, ...BREAKS)) + 1;
    const isList = first >= 0 && tokens[then]!.type === 'word' && isPlace(nearest(tokens, then));
    if (isList) return { earlier: around(tokens, first), later: around(tokens, then) };
    const at = divide(tokens, then, first);
    const isItem = /^(?:next|second|last)$/.test(tokens[then]!.lower);
    const to = endOf(tokens, then + 1, isItem);
    return { earlier: { from: start, to: at }, later: { from: at, to } };
  }
  // "When the full moon comes, Mercury will already have turned"
  const already = tokens.findIndex(({ lower }) => /\balready\b/.test(lower));
  const comma = tokens.findIndex((token) => isMark(token, ','));
  const isOver = /^(?:when|before|by the time)$/.test(tokens[0]?.lower ?? '');
  if (isOver && comma > 0 && already > comma) {
    const end = tokens.findIndex((token, i) => i > already && isMark(token));
    return {
      earlier: { from: comma + 1, to: end < 0 ? tokens.length : end },
      later: { from: 0, to: comma },
    };
  }
  // "The Sun comes panting over the line after him"
  const behind = tokens.findIndex(
    (token, i) =>
      hasTag(token, 'after') &&
      /^(?:him|her|it|them)$/.test(tokens[i + 1]?.lower ?? '') &&
      endsAt(tokens, i + 2),
  );
  const at = behind < 0 ? 0 : divide(tokens, behind);
  return at > 0 ? { earlier: { from: 0, to: at }, later: { from: at, to: behind } } : null;
}

const BREAKS = [':', ';', '—', '–', '('] as const;

/** "First the Sun …", "meets Mars first", "is first over the line", "was the first to turn" */
function isFirst(tokens: readonly Token[], at: number): boolean {
  const [before, token, next] = [tokens[at - 1], tokens[at]!, tokens[at + 1]];
  if (token.lower !== 'first' || hasTag(before, 'at')) return false;
  // "The first in Virgo and the second in Libra"
  if (hasTag(before, 'the') && !hasTag(next, 'to')) return false;
  return (
    endsAt(tokens, at + 1) ||
    isPlace(before) ||
    isPlace(next) ||
    bodiesOf(hasTag(next, 'the') ? tokens[at + 2] : next) !== null ||
    hasTag(next, 'and', 'with', 'but', 'to', 'into', 'in', 'it') ||
    /^(?:over|through|past|across)$/.test(next?.lower ?? '')
  );
}

function endsAt(tokens: readonly Token[], at: number): boolean {
  const token = tokens[at];
  return token === undefined || isMark(token) || token.type === 'when';
}

/** "Then", "only after that", "four days later"; in a list "next" or "last". Without "first", only "only then". */
function isThen(tokens: readonly Token[], at: number, isListed: boolean): boolean {
  const token = tokens[at]!;
  const isAfterwards = token.type === 'when' && token.role === 'afterwards';
  if (!isListed) return isAfterwards && hasTag(tokens[at - 1], 'only', 'until');
  return (
    isAfterwards ||
    /^(?:next|last|second|later|afterwards?)$/.test(token.lower) ||
    / (?:later|after that)$/.test(token.lower)
  );
}

/** Where the clause of the word at `at` begins: after the last "and" or mark past `first`, or else the last comma. */
function divide(tokens: readonly Token[], at: number, first = 0): number {
  if (isMark(tokens[at - 1], ',')) return at;
  const joint = tokens.findLastIndex(
    (token, i) => i < at && (hasTag(token, 'and', 'but') || isMark(token, ';', ':', '—', '–')),
  );
  const comma = tokens.findLastIndex((token, i) => i < at && isMark(token, ','));
  return (joint > first ? joint : comma) + 1 || at;
}

function endOf(tokens: readonly Token[], from: number, isItem: boolean): number {
  const isEnd = (token: Token) =>
    isMark(token, ...BREAKS) || (isItem && (hasTag(token, 'and') || isMark(token, ',')));
  const end = tokens.findIndex((token, i) => i >= from && isEnd(token));
  return end < 0 ? tokens.length : end;
}

/** The sign or body right before or after a word. */
function nearest(tokens: readonly Token[], at: number): Token | undefined {
  return [at - 1, at + 1].map((i) => tokens[i]).find((token) => isPlace(token));
}

function around(tokens: readonly Token[], at: number): Segment {
  const place = tokens.indexOf(nearest(tokens, at)!);
  return place < 0 ? { from: at, to: at } : { from: place, to: place + 1 };
}
/** "Venus reaches Taurus well ahead of Mercury" */
function aheadOf(passage: Passage): Finding[] {
  const { tokens } = passage;
  if (tokens.filter(({ type }) => type === 'sign').length !== 1) return [];
  return tokens.flatMap((token, at): Finding[] => {
    const isBefore = hasTag(token, 'before');
    const other = bodiesOf(tokens[at + 1])?.[0];
    const subject = tokens
      .slice(0, at)
      .flatMap((one) => bodiesOf(one) ?? [])
      .at(-1);
    if (!(isBefore || hasTag(token, 'after')) || !other || !subject || !endsAt(tokens, at + 2))
      return [];
    const none = { from: at, to: at };
    const [one, two] = (isBefore ? [subject, other] : [other, subject]).map((ref) =>
      eventsOf(passage, none, { from: 0, to: at }, ref),
    );
    return [order(tokens, one!, two!, at, at + 1)];
  });
}

/** "Mercury's trailing Venus", "is well out in front of him" */
function files({ tokens, topic }: Passage): Finding[] {
  return tokens.flatMap((token, at): Finding[] => {
    const words = tokens
      .slice(at, at + 3)
      .map(({ lower }) => lower)
      .join(' ');
    const order = /^in front of\b/.test(words)
      ? 'ahead'
      : BEHIND.test(token.lower)
        ? 'behind'
        : null;
    if (order === null) return [];
    const before = tokens.slice(0, at).flatMap((one) => bodiesOf(one) ?? []);
    const next = order === 'ahead' ? at + 3 : at + 1;
    const object = hasTag(tokens[next], 'the') ? next + 1 : next;
    const a = before.at(-1);
    const isPronoun = hasTag(tokens[object], 'it', 'its');
    const b =
      bodiesOf(tokens[object])?.[0] ??
      (isPronoun ? [...(topic ?? []), ...before.slice(0, -1)].at(-1) : undefined);
    if (!a || !b || isSameBody(a, b) || tokens[object]!.possessive) return [];
    return [
      fact('aspect', { type: 'separation', a: [a], b: [b], from: 0, to: 90, order }, at, object),
    ];
  });
}

const BEHIND = /^(?:trailing|trails|tailing|tails|tailgating|tailgates|chasing|chases)$/;

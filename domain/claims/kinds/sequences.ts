import { distinctBodies, isSameBody } from '../bodies.ts';
import { bodiesOf, hasTag, isMark, isPlace, type Passage } from '../grammar/passage.ts';
import type { Segment } from '../grammar/segments.ts';
import type { Finding, Proposition } from '../proposition.ts';
import { isOfDays } from '../text/time/moment.ts';
import type { Token, Tokens } from '../text/token.ts';
import { passingFinding } from './make-finding.ts';
import { eventsOf } from './part-events.ts';

/**
 * Finds which of two events comes first, however they are worded: "the Sun stares down Uranus first and only then gets
 * around to Saturn", "Leo first, Cancer next". Also finds which of two bodies is ahead of the other.
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
  tokens: Tokens,
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
  return passingFinding('date', proposition, from, to, ownWhen);
}

function partsTold(tokens: Tokens): Parts | null {
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
  const told = byTheTime(tokens) ?? notUntil(tokens);
  if (told) return told;
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

/** "By the time Venus gets there, the Sun has been in Leo for a week", in either order */
function byTheTime(tokens: Tokens): Parts | null {
  const link = tokens.findIndex(({ lower }) => lower === 'by the time');
  const body = tokens.findIndex((token, i) => i > link && bodiesOf(token));
  if (link < 0 || body < 0) return null;
  const isFirst = tokens.slice(0, link).every((token) => bodiesOf(token) === null);
  const later = tokens.findIndex((token, i) => i > body && bodiesOf(token));
  const split = isFirst ? (hasTag(tokens[later - 1], 'the') ? later - 1 : later) : link;
  if (split < 0) return null;
  const [one, other] = [
    { from: isFirst ? link + 1 : 0, to: split },
    { from: isFirst ? split : link + 1, to: tokens.length },
  ];
  const main = isFirst ? other : one;
  const isPerfect = tokens.slice(main.from, main.to).some((token) => hasTag(token, 'have'));
  return isPerfect ? { earlier: main, later: isFirst ? one : other } : null;
}

/** "Not until the Sun has settled into Leo does Mars let go of Taurus" */
function notUntil(tokens: Tokens): Parts | null {
  const link = tokens.findIndex((token, i) =>
    /^(?:not|only) (?:until|after|when)$/.test(`${tokens[i - 1]?.lower} ${token.lower}`),
  );
  const body = tokens.findIndex((token, i) => i > link && bodiesOf(token));
  const does = tokens.findIndex((token, i) => i > body && hasTag(token, 'do', 'will'));
  if (
    link < 0 ||
    body < 0 ||
    does < 0 ||
    !bodiesOf(tokens[does + (hasTag(tokens[does + 1], 'the') ? 2 : 1)])
  )
    return null;
  return {
    earlier: { from: link + 1, to: does },
    later: { from: does + 1, to: tokens.length },
  };
}

const BREAKS = [':', ';', '—', '–', '('] as const;

/** "First the Sun …", "meets Mars first", "is first over the line", "was the first to turn" */
function isFirst(tokens: Tokens, at: number): boolean {
  const [before, token, next] = [tokens[at - 1], tokens[at]!, tokens[at + 1]];
  // "Leads the way into Aries"
  if (token.lower === 'way' && hasTag(before, 'the') && LEADS.test(tokens[at - 2]?.lower ?? ''))
    return true;
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

function endsAt(tokens: Tokens, at: number): boolean {
  const token = tokens[at];
  return token === undefined || isMark(token) || token.type === 'when';
}

/** "Then", "only after that", "four days later"; in a list "next" or "last". Without "first", only "only then". */
function isThen(tokens: Tokens, at: number, isListed: boolean): boolean {
  const token = tokens[at]!;
  const isAfterwards = token.type === 'when' && token.role === 'afterwards';
  if (!isListed) return isAfterwards && hasTag(tokens[at - 1], 'only', 'until');
  // "Venus sweeping in several days behind", "and Neptune comes after"
  const isTrailing = /^(?:after|behind)$/.test(token.lower) && endsAt(tokens, at + 1);
  return (
    isAfterwards ||
    isTrailing ||
    /^(?:next|last|second|later|afterwards?)$/.test(token.lower) ||
    / (?:later|after that)$/.test(token.lower)
  );
}

/** Where the clause of the word at `at` begins: after the last "and" or mark past `first`, or else the last comma. */
function divide(tokens: Tokens, at: number, first = 0): number {
  if (isMark(tokens[at - 1], ',')) return at;
  const joint = tokens.findLastIndex(
    (token, i) => i < at && (hasTag(token, 'and', 'but') || isMark(token, ';', ':', '—', '–')),
  );
  const comma = tokens.findLastIndex((token, i) => i < at && isMark(token, ','));
  return (joint > first ? joint : comma) + 1 || at;
}

function endOf(tokens: Tokens, from: number, isItem: boolean): number {
  const isEnd = (token: Token) =>
    isMark(token, ...BREAKS) || (isItem && (hasTag(token, 'and') || isMark(token, ',')));
  const end = tokens.findIndex((token, i) => i >= from && isEnd(token));
  return end < 0 ? tokens.length : end;
}

/** The sign or body right before or after a word. */
function nearest(tokens: Tokens, at: number): Token | undefined {
  return [at - 1, at + 1].map((i) => tokens[i]).find((token) => isPlace(token));
}

function around(tokens: Tokens, at: number): Segment {
  const place = tokens.indexOf(nearest(tokens, at)!);
  return place < 0 ? { from: at, to: at } : { from: place, to: place + 1 };
}
const LEADS = /^(?:leads?|led|leading|shows?|showed)$/;

/** "Venus reaches Taurus well ahead of Mercury", "Mercury beats the Sun into Gemini" */
function aheadOf(passage: Passage): Finding[] {
  const { tokens } = passage;
  if (tokens.filter(({ type }) => type === 'sign').length !== 1) return [];
  return tokens.flatMap((token, at): Finding[] => {
    const isBeaten = /^(?:beats?|beating)$/.test(token.lower);
    const isBefore = isBeaten || hasTag(token, 'before');
    const object = isBeaten && hasTag(tokens[at + 1], 'the') ? at + 2 : at + 1;
    const other = bodiesOf(tokens[object])?.[0];
    const subject = tokens
      .slice(0, at)
      .flatMap((one) => bodiesOf(one) ?? [])
      .at(-1);
    const isGoal = isBeaten && hasTag(tokens[object + 1], 'to', 'into', 'in');
    if (!(isBefore || hasTag(token, 'after')) || !subject) return [];
    const none = { from: at, to: at };
    const goal = { from: 0, to: isGoal ? tokens.length : at };
    const own = eventsOf(passage, none, goal, subject);
    // "Venus gets to Libra ahead of the full Moon"
    const moon = hasTag(tokens[at + 1], 'the') ? at + 2 : at + 1;
    const isMoon = tokens[moon]?.type === 'phase' && endsAt(tokens, moon + 1);
    const last = isMoon ? moon : object;
    const others = isMoon
      ? eventsOf(passage, { from: moon, to: moon + 1 }, none, undefined)
      : other && (isGoal || endsAt(tokens, object + 1))
        ? eventsOf(passage, none, goal, other)
        : [];
    if (own.length === 0 || others.length === 0) return [];
    return [isBefore ? order(tokens, own, others, at, last) : order(tokens, others, own, at, last)];
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
      passingFinding(
        'aspect',
        { type: 'separation', a: [a], b: [b], from: 0, to: 90, order },
        at,
        object,
      ),
    ];
  });
}

const BEHIND = /^(?:trailing|trails|tailing|tails|tailgating|tailgates|chasing|chases)$/;

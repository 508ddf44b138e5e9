import { hasTag, isMark, isPlace, type Passage } from '../grammar/passage.ts';
import type { Subject } from '../grammar/subject.ts';
import type { Token } from '../text/token.ts';

export type MotionToken = Extract<Token, { type: 'motion' }>;

type Motion = MotionToken['motion'];

/** The meaning of "retrograde" or "direct" in context. */
type Reading =
  | { says: 'state'; motion: Motion }
  | { says: 'station'; turns: Motion }
  | { says: 'nothing' };

const NOTHING: Reading = { says: 'nothing' };

export function readingOf(
  passage: Passage,
  at: number,
  token: MotionToken,
  subject: Subject,
): Reading {
  const { tokens } = passage;
  const after = eventAfter(tokens, at, token.motion);
  if (after && token.motion === 'retrograde') return after;
  if (token.form === 'verb') {
    const onset = hasTag(tokens[at - 1], 'begin', 'end')
      ? tokens[at - 1]
      : hasTag(tokens[at - 2], 'begin', 'end')
        ? tokens[at - 2]
        : null;
    if (!onset) return { says: 'state', motion: token.motion };
    return {
      says: 'station',
      turns: hasTag(onset, 'begin') ? token.motion : opposite(token.motion),
    };
  }
  const verb = lastVerb(tokens, subject.to + 1, at);
  if (verb === null) return withoutVerb(passage, at, token, subject);
  return withVerb(tokens, at, token, verb);
}

/** "Mercury retrograde begins", "… is over", "… lasts until". */
function eventAfter(tokens: readonly Token[], at: number, motion: Motion): Reading | null {
  for (let i = at + 1; i < Math.min(tokens.length, at + 5); i++) {
    const token = tokens[i]!;
    if (hasTag(token, 'begin')) return { says: 'station', turns: motion };
    if (PAST.test(token.lower)) return { says: 'state', motion: opposite(motion) };
    if (hasTag(token, 'end')) return { says: 'station', turns: opposite(motion) };
    if (hasTag(token, 'stay') || isRunning(token, tokens[i + 1])) return { says: 'state', motion };
    if (
      !hasTag(token, 'have', 'will', 'adverb', 'be', 'in', 'of', 'which') &&
      token.lower !== 'that' &&
      token.type !== 'when' &&
      token.type !== 'number' &&
      !isPlace(token)
    )
      return null;
  }
  return null;
}

/** "Runs until 24 November" */
export function isRunning(token: Token, next: Token | undefined): boolean {
  return (
    /^(?:last|run|continue|go|stretch|extend|carr)/.test(token.lower) &&
    next?.type === 'when' &&
    next.role !== 'at'
  );
}

/** "Is over", "is behind us": it has ended. */
const PAST =
  /^(?:is|are|'s|'re) (?:over|behind us|done|finished|past|history|in the past|behind you|complete)$/;

function lastVerb(tokens: readonly Token[], from: number, to: number): number | null {
  for (let i = to - 1; i >= from; i--) {
    if (
      hasTag(
        tokens[i],
        'be',
        'stay',
        'move',
        'turn',
        'station',
        'begin',
        'end',
        'have',
        'enter',
        'leave',
        'backward',
        'change',
        'arrive',
      ) ||
      GOING.test(tokens[i]!.lower) ||
      SHIFTING.test(tokens[i]!.lower)
    )
      return i;
    if (hasTag(tokens[i], 'you', 'people')) return null;
  }
  return null;
}

const TURNING =
  /^(?:re-?)?(?:turn|flip|swing|pivot|station|shift|switch|chang|swivel|swap|revers|halt|paus|stand|come|grind|hits?$|puts?$|throw|pop|slam|kick|slip|drop)/;

/** "Hits reverse", "puts it in reverse" */
const SHIFTING = /^(?:hits?|puts?|throws?|pops?|slams?|kicks?|drops?)$/;

const GOING = /^(?:go|went|gone|going)/;

function withVerb(tokens: readonly Token[], at: number, token: MotionToken, verb: number): Reading {
  const { motion, form, lower } = token;
  const between = tokens.slice(verb + 1, at);
  if (between.some((other) => hasTag(other, 'you', 'people'))) return NOTHING;
  const word = tokens[verb]!;
  const isLoose = /ward|ahead|reverse|rewind|retro$/.test(lower);
  const isWay = /ward|ahead/.test(lower) && form === 'adjective';
  // "Ahead" and "backward" describe a planet's motion only right after their verb.
  if (isWay && !isWayOf(word, between)) return NOTHING;
  const onset = tokens
    .slice(Math.max(0, verb - 3), verb)
    .findLast((other) => hasTag(other, 'begin', 'end'));
  if (onset && hasTag(tokens[verb - 1], 'to', 'begin', 'end')) {
    return { says: 'station', turns: hasTag(onset, 'begin') ? motion : opposite(motion) };
  }
  if (hasTag(word, 'begin')) return { says: 'station', turns: motion };
  if (hasTag(word, 'end', 'leave')) return { says: 'station', turns: opposite(motion) };
  if (between.some((other) => hasTag(other, 'from'))) {
    return hasTag(word, 'be')
      ? { says: 'state', motion: opposite(motion) }
      : { says: 'station', turns: opposite(motion) };
  }
  if (between.some((other) => hasTag(other, 'into', 'enter')) || hasTag(word, 'enter'))
    return { says: 'station', turns: motion };
  if (hasTag(word, 'station') || TURNING.test(word.lower))
    return { says: 'station', turns: motion };
  if (GOING.test(word.lower) && !isLoose && form === 'adjective')
    return { says: 'station', turns: motion };
  if (
    form === 'noun' &&
    motion === 'direct' &&
    (RESUMING.test(word.lower) || between.some((other) => hasTag(other, 'to')))
  ) {
    return hasTag(word, 'be') ? { says: 'state', motion } : { says: 'station', turns: motion };
  }
  if (hasTag(word, 'be', 'have') && isLoose && !/reverse|rewind/.test(lower))
    return hasTag(word, 'be') ? looseState(motion, lower) : NOTHING;
  const gap = between.filter((other) => other.type === 'word' && other.tag === null);
  if (motion === 'direct' && gap.length > 0) return NOTHING;
  return { says: 'state', motion };
}

function isWayOf(verb: Token, between: readonly Token[]): boolean {
  const moves = hasTag(
    verb,
    'move',
    'turn',
    'be',
    'station',
    'stay',
    'begin',
    'end',
    'backward',
    'change',
  );
  return (
    moves && between.every((token) => hasTag(token, 'adverb', 'be', 'to', 'not', 'move', 'have'))
  );
}

const RESUMING = /^(?:resum|return|go|back|mov)/;

/** "Is backward" describes a planet's motion; "is forward" and "is ahead" do not. */
function looseState(motion: Motion, lower: string): Reading {
  return motion === 'retrograde' && lower.startsWith('backward')
    ? { says: 'state', motion }
    : NOTHING;
}

/** Nouns that make "Mercury retrograde" a topic rather than a fact. */
const TOPICS = new Set([
  'survival',
  'guide',
  'tips',
  'myths',
  'myth',
  'season',
  'articles',
  'article',
  'advice',
  'rules',
  'fears',
  'memes',
  'jokes',
  'cycles',
  'dates',
  'calendar',
  'checklist',
  'blues',
]);

function withoutVerb(passage: Passage, at: number, token: MotionToken, subject: Subject): Reading {
  const { tokens } = passage;
  const { motion, form } = token;
  const gap = tokens.slice(subject.to + 1, at);
  if (
    token.form === 'adjective' &&
    /ward|ahead|reverse|retro$|rewind/.test(token.lower) &&
    token.lower !== 'in reverse'
  ) {
    if (!gap.some((other) => hasTag(other, 'move', 'backward'))) return NOTHING;
  }
  if (form === 'noun')
    return tokens[subject.to]!.possessive || gap.length <= 3
      ? resumed(tokens, subject.to, at, motion)
      : NOTHING;
  if (motion === 'direct') {
    const isAside =
      isMark(tokens[at - 1], ',', '(') || hasTag(tokens[at - 1], 'both', 'all', 'adverb');
    const isClosed =
      tokens[at + 1]?.type === 'when' ||
      isMark(tokens[at + 1], ',', ')') ||
      tokens[at + 1] === undefined ||
      hasTag(tokens[at + 1], 'adverb', 'in', 'for', 'and');
    // "Venus passes the Sun today, direct and in a hurry": an aside about the subject.
    const isClose = subject.adjacent || isMark(tokens[at - 1], ',');
    return isAside && isClosed && isClose ? { says: 'state', motion } : NOTHING;
  }
  if (gap.some((other) => other.type === 'word' && other.tag === null)) return NOTHING;
  if (gap.length > 0) return { says: 'state', motion };
  return compound(passage, at, subject);
}

/** "Mercury resumes direct motion" is a station; without such a verb it is a state. */
function resumed(tokens: readonly Token[], subjectAt: number, at: number, motion: Motion): Reading {
  const verb = tokens.slice(subjectAt + 1, at).find((token) => RESUMING.test(token.lower));
  return verb && motion === 'direct'
    ? { says: 'station', turns: 'direct' }
    : { says: 'state', motion };
}

/** Verbs about Mercury retrograde in general. */
const GENERAL_VERBS = new Set([
  'has',
  'gets',
  'happens',
  'means',
  'occurs',
  'comes',
  'tends',
  'usually',
  'often',
  'refers',
  'used',
  'sounds',
]);

/** "Mercury retrograde" without a verb: a fact or a topic? */
function compound(passage: Passage, at: number, subject: Subject): Reading {
  const { tokens } = passage;
  const state: Reading = { says: 'state', motion: 'retrograde' };
  const before = tokens[subject.from - 1];
  const after = tokens[at + 1];
  if (hasTag(tokens[subject.from], 'a', 'all') || hasTag(before, 'a', 'all', 'no', 'next', 'last'))
    return NOTHING;
  if (TOPICS.has(after?.lower ?? '') || isHeading(tokens, at)) return NOTHING;
  if (hasTag(tokens[subject.from], 'this') || hasTag(before, 'with', 'this', 'in')) return state;
  // "Venus retrograde has you texting your ex" is about today.
  const hasYou = after?.lower === 'has' && hasTag(tokens[at + 2], 'you');
  if (hasYou) return state;
  if (GENERAL_VERBS.has(after?.lower ?? '') || hasTag(after, 'do')) return NOTHING;
  if (tokens[subject.to]!.possessive) return state;
  const isGeneric =
    hasTag(after, 'be') && !tokens.slice(at + 1).some(({ type }) => type === 'when');
  if (isGeneric || hasTag(after, 'would', 'may')) return NOTHING;
  if (hasTag(before, 'of', 'for', 'on')) return NOTHING;
  return state;
}

/** "Mercury retrograde: what to do" */
function isHeading(tokens: readonly Token[], at: number): boolean {
  return isMark(tokens[at + 1], ':') && !tokens.slice(at + 1).some(({ type }) => type === 'when');
}

function opposite(motion: Motion): Motion {
  return motion === 'retrograde' ? 'direct' : 'retrograde';
}

import { groupStartingAt } from '../grammar/groups.ts';
import { clauseStart } from '../grammar/mood.ts';
import { bodiesOf, hasTag, isMark, isPlace, type Passage, someTag } from '../grammar/passage.ts';
import { relationOf } from '../grammar/place-relations.ts';
import { type Subject, subjectBefore } from '../grammar/subject.ts';
import { agreementOf, helperAgreement, isNegated, tenseBetween } from '../grammar/verbs.ts';
import { placeOf } from '../places.ts';
import type { Finding, Place } from '../proposition.ts';
import type { Token } from '../text/token.ts';

type MotionToken = Extract<Token, { type: 'motion' }>;
type Motion = MotionToken['motion'];

/** What the words around "retrograde" or "direct" make of it. */
type Reading =
  | { says: 'state'; motion: Motion }
  | { says: 'station'; turns: Motion }
  | { says: 'nothing' };

const NOTHING: Reading = { says: 'nothing' };

/** Retrograde, direct, and the stations between them. */
export function findMotions(passage: Passage, used: ReadonlySet<number>): Finding[] {
  const findings: Finding[] = [];
  for (const [at, token] of passage.tokens.entries()) {
    if (used.has(at)) continue;
    if (token.type === 'motion') findings.push(...motionAt(passage, at, token));
    else if (hasTag(token, 'begin', 'end')) findings.push(...boundOf(passage, at));
    else if (hasTag(token, 'stay', 'move')) findings.push(...remainsSo(passage, at));
    else if (hasTag(token, 'station') || isBareTurn(passage.tokens, at))
      findings.push(...bareStation(passage, at));
  }
  return findings;
}

function motionAt(passage: Passage, at: number, token: MotionToken): Finding[] {
  const { tokens } = passage;
  // "After five months of retrograde", "three Mercury retrogrades this year" speak of retrogradations at large.
  if (hasTag(tokens[at - 1], 'of') || isPlural(tokens, at)) return [];
  const before = adjectiveOf(tokens, at, token);
  if (before) return before;
  const subject = subjectOf(passage, at);
  if (!subject) return [];
  const reading = readingOf(passage, at, token, subject);
  if (reading.says === 'nothing') return [];
  const negated = isNegated(tokens, subject.from, at) || isNegated(tokens, subject.to + 1, at);
  const end = phraseEnd(tokens, at);
  const common = {
    core: at,
    from: Math.min(subject.from, at),
    to: end,
    tense:
      hasTag(tokens[end], 'stay') && end > at
        ? 'future'
        : tenseBetween(tokens, subject.to + 1, end),
    // "Retrogrades back into Aquarius on the 18th" goes by the time of the step.
    attached:
      token.form === 'verb' &&
      tokens.slice(at + 1, at + 4).some((other) => hasTag(other, 'into', 'from', 'enter', 'leave')),
  };
  if (reading.says === 'state') {
    return [
      {
        ...common,
        kind: 'motion',
        proposition: { type: 'motion', subjects: subject.refs, motion: reading.motion, negated },
        uses: [at],
      },
    ];
  }
  const place = placeAfter(passage, at + 1);
  const uses = [at, ...(place ? [place.at] : [])];
  return [
    {
      ...common,
      kind: 'station',
      to: Math.max(end, place?.at ?? end),
      proposition: {
        type: 'station',
        subjects: subject.refs,
        turns: reading.turns,
        place: place?.place ?? null,
        negated,
      },
      uses,
    },
  ];
}

function isPlural(tokens: readonly Token[], at: number): boolean {
  if (tokens[at]!.lower !== 'retrogrades' || !bodiesOf(tokens[at - 1])) return false;
  const before = tokens[at - 2];
  return before?.type === 'number' || hasTag(before, 'all', 'both', 'this', 'of', 'general');
}

/** "Retrograde Saturn" */
function adjectiveOf(tokens: readonly Token[], at: number, token: MotionToken): Finding[] | null {
  const after = tokens[at + 1];
  if (token.motion !== 'retrograde' || token.form !== 'adjective' || !bodiesOf(after)) return null;
  if (after?.type === 'body' && after.ruler) return null;
  if (bodiesOf(tokens[at - 1])) return null;
  const group = groupStartingAt(tokens, at + 1);
  const verb = tokens[at - 1];
  if (hasTag(verb, 'be', 'turn', 'station', 'move')) return null;
  return [
    {
      kind: 'motion',
      proposition: { type: 'motion', subjects: group.refs, motion: 'retrograde', negated: false },
      core: at,
      from: at,
      to: group.to,
      tense: 'present',
      uses: [at],
      attached: true,
    },
  ];
}

function subjectOf(passage: Passage, at: number): Subject | null {
  const { tokens } = passage;
  const number = helperAgreement(tokens, clauseStart(tokens, at), at);
  const named = tokens[at - 1];
  // "Both retrograde" after an aside: the pair named before.
  if (hasTag(named, 'both', 'all') && isMark(tokens[at - 2], ','))
    return subjectBefore(passage, at - 1, 'many');
  return subjectBefore(passage, at, number);
}

function readingOf(passage: Passage, at: number, token: MotionToken, subject: Subject): Reading {
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
      !hasTag(token, 'have', 'will', 'adverb', 'be', 'in', 'of') &&
      token.type !== 'when' &&
      token.type !== 'number' &&
      !isPlace(token)
    )
      return null;
  }
  return null;
}

/** "Runs until 24 November" */
function isRunning(token: Token, next: Token | undefined): boolean {
  return (
    /^(?:last|run|continue|go|stretch|extend|carr)/.test(token.lower) &&
    next?.type === 'when' &&
    next.role !== 'at'
  );
}

/** "Is over", "is behind us": what has ended is past. */
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
      )
    )
      return i;
    if (hasTag(tokens[i], 'you', 'people')) return null;
  }
  return null;
}

const TURNING =
  /^(?:re-?)?(?:turn|flip|swing|pivot|station|shift|switch|chang|swivel|swap|revers|halt|paus|stand|come|grind)/;
const GOING = /^(?:go|went|gone|going)/;

function withVerb(tokens: readonly Token[], at: number, token: MotionToken, verb: number): Reading {
  const { motion, form, lower } = token;
  const between = tokens.slice(verb + 1, at);
  if (between.some((other) => hasTag(other, 'you', 'people'))) return NOTHING;
  const word = tokens[verb]!;
  const isLoose = /ward|ahead|reverse|rewind|retro$/.test(lower);
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

const RESUMING = /^(?:resum|return|go|back|mov)/;

/** "Is backward" is said of a planet; "is forward" and "is ahead" are not said of its motion. */
function looseState(motion: Motion, lower: string): Reading {
  return motion === 'retrograde' && lower.startsWith('backward')
    ? { says: 'state', motion }
    : NOTHING;
}

/** Nouns that make "Mercury retrograde" a topic instead of a fact. */
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
      hasTag(tokens[at + 1], 'adverb', 'in', 'for');
    return isAside && isClosed && subject.adjacent ? { says: 'state', motion } : NOTHING;
  }
  if (gap.some((other) => other.type === 'word' && other.tag === null)) return NOTHING;
  if (gap.length > 0) return { says: 'state', motion };
  return compound(passage, at, subject);
}

/** "Mercury's direct motion resumes" and the like say a state unless a verb follows. */
function resumed(tokens: readonly Token[], subjectAt: number, at: number, motion: Motion): Reading {
  const verb = tokens.slice(subjectAt + 1, at).find((token) => RESUMING.test(token.lower));
  return verb && motion === 'direct'
    ? { says: 'station', turns: 'direct' }
    : { says: 'state', motion };
}

/** Verbs of what Mercury retrograde is like in general. */
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

/** "Mercury retrograde" side by side: a fact or a topic? */
function compound(passage: Passage, at: number, subject: Subject): Reading {
  const { tokens } = passage;
  const state: Reading = { says: 'state', motion: 'retrograde' };
  const before = tokens[subject.from - 1];
  const after = tokens[at + 1];
  if (hasTag(tokens[subject.from], 'a', 'all') || hasTag(before, 'a', 'all', 'no', 'next', 'last'))
    return NOTHING;
  if (TOPICS.has(after?.lower ?? '')) return NOTHING;
  if (hasTag(tokens[subject.from], 'this') || hasTag(before, 'with', 'this', 'in')) return state;
  if (GENERAL_VERBS.has(after?.lower ?? '') || hasTag(after, 'do')) return NOTHING;
  const isGeneric =
    hasTag(after, 'be') && !tokens.slice(at + 1).some(({ type }) => type === 'when');
  if (isGeneric || hasTag(after, 'would', 'may')) return NOTHING;
  if (hasTag(before, 'of', 'for', 'on')) return NOTHING;
  return state;
}

/** "Mercury's retrograde is behind us; it ended on 13 November": the retrogradation as "it". */
function boundOf(passage: Passage, at: number): Finding[] {
  const { tokens } = passage;
  const isIt = hasTag(tokens[at - 1], 'it') && tokens[at + 1]?.type === 'when';
  const before = tokens.findLastIndex((token, i) => i < at && token.type === 'motion');
  const subject = isIt && before >= 0 ? subjectBefore(passage, before, 'either') : null;
  if (!subject) return [];
  const turns = hasTag(tokens[at], 'begin') ? 'retrograde' : 'direct';
  const proposition = {
    type: 'station',
    subjects: subject.refs,
    turns,
    place: null,
    negated: false,
  } as const;
  const tense = tenseBetween(tokens, at - 1, at);
  return [
    {
      kind: 'station',
      proposition,
      core: at,
      from: at - 1,
      to: at,
      tense,
      uses: [at],
      attached: false,
    },
  ];
}

/** "… and will stay that way until 3 March" */
function remainsSo(passage: Passage, at: number): Finding[] {
  const { tokens } = passage;
  const next = tokens[at + 1]?.lower;
  const isLasting = isRunning(tokens[at]!, tokens[at + 1]);
  const isThatWay = next === 'that' && tokens[at + 2]?.lower === 'way';
  const end =
    isLasting && hasTag(tokens[at - 1], 'and')
      ? at
      : next === 'so'
        ? at + 1
        : isThatWay
          ? at + 2
          : null;
  const said = tokens.findLastIndex((token, i) => i < at && token.type === 'motion');
  const token = tokens[said];
  const subject = end !== null && said >= 0 ? subjectBefore(passage, said, 'either') : null;
  if (end === null || !subject || token?.type !== 'motion') return [];
  const proposition = {
    type: 'motion',
    subjects: subject.refs,
    motion: token.motion,
    negated: false,
  } as const;
  return [
    {
      kind: 'motion',
      proposition,
      core: end,
      from: at,
      to: end,
      tense: 'future',
      uses: [],
      attached: false,
      needsWhen: true,
    },
  ];
}

/** "It turns on 23 June", "having turned on 14 October". */
function isBareTurn(tokens: readonly Token[], at: number): boolean {
  return /^turn(?:s|ed|ing)?$/.test(tokens[at]!.lower) && tokens[at + 1]?.type === 'when';
}

/** "Stations on 13 November", "comes to a standstill", "its station on 6 April". */
function bareStation(passage: Passage, at: number): Finding[] {
  const { tokens } = passage;
  const token = tokens[at]!;
  if (token.type !== 'word') return [];
  if (tokens.slice(at + 1, at + 4).some(({ type }) => type === 'motion')) return [];
  const isNoun = token.form === 'base' && hasTag(tokens[at - 1], 'its', 'the', 'a');
  // "Asks for a pause", "halt": only "station" is a noun of the sky.
  if (token.form === 'base' && token.lower !== 'station' && !hasTag(tokens[at - 1], 'will', 'to'))
    return [];
  const subject = subjectBefore(passage, at, isNoun ? 'either' : agreementOf(token.form));
  if (!subject) return [];
  if (!isNoun && !subject.adjacent && !hasTag(tokens[at - 1], 'and', 'to', 'have')) return [];
  const place = placeAfter(passage, at + 1);
  return [
    {
      kind: 'station',
      proposition: {
        type: 'station',
        subjects: subject.refs,
        turns: null,
        place: place?.place ?? null,
        negated: isNegated(tokens, subject.to + 1, at),
      },
      core: at,
      from: Math.min(subject.from, at),
      to: Math.max(at, place?.at ?? at),
      tense: isNoun ? 'present' : tenseBetween(tokens, subject.to + 1, at),
      // "Nears its station in Cancer" is dropped without a time; where it is, is not.
      uses: [at, ...(place && !isNoun ? [place.at] : [])],
      attached: false,
      needsWhen: isNoun,
    },
  ];
}

/** The sign of a station: "turns direct today in Aquarius". */
function placeAfter(passage: Passage, from: number): { place: Place; at: number } | null {
  const { tokens } = passage;
  for (let i = from; i < Math.min(tokens.length, from + 7); i++) {
    const token = tokens[i]!;
    if (isPlace(token)) {
      const { relation } = relationOf(tokens, i);
      return relation === 'in' ? { place: placeOf(token, passage.context), at: i } : null;
    }
    const isBetween =
      token.type === 'when' ||
      token.type === 'degree' ||
      token.type === 'region' ||
      token.type === 'nature';
    if (
      !isBetween &&
      !hasTag(
        token,
        'in',
        'at',
        'of',
        'the',
        'your',
        'own',
        'sign-word',
        'adverb',
        'begin',
        'end',
      ) &&
      !isMark(token, ',')
    )
      return null;
  }
  return null;
}

/** Words after the motion that belong to it: "begins", "is over", a time. */
function phraseEnd(tokens: readonly Token[], at: number): number {
  let end = at;
  for (let i = at + 1; i < Math.min(tokens.length, at + 3); i++) {
    if (
      hasTag(tokens[i], 'begin', 'end') ||
      (hasTag(tokens[i], 'stay') && !someTag(tokens, at + 1, i, 'and'))
    )
      end = i;
  }
  return end;
}

function opposite(motion: Motion): Motion {
  return motion === 'retrograde' ? 'direct' : 'retrograde';
}

import { isPlanet } from '../bodies.ts';
import { groupEndingAt, groupStartingAt } from '../grammar/groups.ts';
import { bodiesOf, hasTag, isMark, isPlace, type Passage } from '../grammar/passage.ts';
import type { Finding, Findings } from '../proposition.ts';
import { motionFinding } from './motion-findings.ts';

const ECHO = new Set(['so', 'as', 'neither', 'nor', 'likewise']);

/**
 * Finds "… and so is Venus", "nor is Mars", "as are Saturn and Pluto": the last statement, repeated
 * for other bodies.
 */
export function findEchoes(passage: Passage, all: Findings): Finding[] {
  const { tokens } = passage;
  const findings = all.toSorted((a, b) => a.core - b.core);
  return tokens.flatMap((token, at) => {
    const promised = findWillBe(passage, at, findings) ?? findAtIt(passage, at, findings);
    if (promised) return [promised];
    const does = findDoesSo(passage, at, findings) ?? findDoesTheSame(passage, at, findings);
    if (does) return [does];
    const also = findToo(passage, at, findings) ?? findGapped(passage, at, findings);
    if (also) return [also];
    const not = findNot(passage, at, findings);
    if (not) return [not];
    if (!ECHO.has(token.lower)) return [];
    // "And so, from Thursday, is Mars"
    let verb = at + 1;
    while (isMark(tokens[verb], ',') || tokens[verb]?.type === 'when') verb++;
    if (!hasTag(tokens[verb], 'be', 'do', 'have')) return [];
    const first = hasTag(tokens[verb + 1], 'the') ? verb + 2 : verb + 1;
    if (!bodiesOf(tokens[first])) return [];
    const group = groupStartingAt(tokens, first);
    const isPlaced = hasTag(tokens[group.to + 1], 'in') && isPlace(tokens[group.to + 2]);
    const last = findings.findLast(
      ({ core, proposition }) =>
        core < at && 'subjects' in proposition && !(isPlaced && proposition.type === 'place'),
    );
    if (!last || !('subjects' in last.proposition)) return [];
    const negated =
      token.lower === 'neither' || token.lower === 'nor' ? true : last.proposition.negated;
    const proposition = { ...last.proposition, subjects: group.refs, negated };
    return [{ ...last, proposition, core: first, from: at, to: group.to, uses: [] }];
  });
}

/** "Venus is in Gemini, and from Wednesday Mars is too" */
function findToo({ tokens }: Passage, at: number, findings: Findings): Finding | null {
  const refs = bodiesOf(tokens[at]);
  const isSo =
    hasTag(tokens[at + 1], 'be') && /^(?:too|also|as well)$/.test(tokens[at + 2]?.lower ?? '');
  const isLast = tokens[at + 3] === undefined || isMark(tokens[at + 3]);
  const last = findings.findLast(({ core, proposition }) => core < at && 'subjects' in proposition);
  if (!refs || !isSo || !isLast || !last || !('subjects' in last.proposition)) return null;
  const proposition = { ...last.proposition, subjects: refs };
  return { ...last, proposition, core: at + 1, from: at, to: at + 2, uses: [], attached: false };
}

/** "Saturn and Neptune are retrograde, and Mercury and Venus are not" */
function findNot({ tokens }: Passage, at: number, findings: Findings): Finding | null {
  const isDenial = hasTag(tokens[at], 'be') && hasTag(tokens[at + 1], 'not');
  const isLast = tokens[at + 2] === undefined || isMark(tokens[at + 2]);
  if (!isDenial || !isLast || !bodiesOf(tokens[at - 1])) return null;
  const last = findings.findLast(
    ({ from, proposition }) => from < at - 1 && 'subjects' in proposition,
  );
  if (!last || !('negated' in last.proposition) || !('subjects' in last.proposition)) return null;
  const { refs, from } = groupEndingAt(tokens, at - 1);
  if (from <= last.from) return null;
  const proposition = { ...last.proposition, subjects: refs, negated: !last.proposition.negated };
  return { ...last, proposition, core: at, from, to: at + 1, uses: [], attached: false };
}

/** "The Sun stays in Scorpio until the 22nd, and Mars until the 29th" */
function findGapped({ tokens }: Passage, at: number, findings: Findings): Finding | null {
  const refs = bodiesOf(tokens[at]);
  const link = hasTag(tokens[at - 1], 'the') ? at - 2 : at - 1;
  const isGap =
    (hasTag(tokens[link], 'and') || isMark(tokens[link], ',')) &&
    tokens[link - 1]?.type !== 'body' &&
    tokens[at + 1]?.type === 'when' &&
    (tokens[at + 2] === undefined || isMark(tokens[at + 2]));
  const last = findings.findLast(({ core }) => core < at);
  if (!refs || !isGap || !last || !('subjects' in last.proposition)) return null;
  const isNegated = 'negated' in last.proposition && last.proposition.negated;
  // "Is in Gemini, and three of them get a square: Mercury on Tuesday, Mars on Wednesday"
  if (tokens.slice(last.core, at).some((token) => token.type === 'aspect')) return null;
  if (isNegated || findings.some(({ from, to }) => from <= at && at <= to)) return null;
  const proposition = { ...last.proposition, subjects: refs };
  return { ...last, proposition, core: at, from: at, to: at, uses: [at], attached: false };
}

/** "Turns direct on June 14, eight days before Venus does" */
function findDoesSo({ tokens }: Passage, at: number, findings: Findings): Finding | null {
  const refs = bodiesOf(tokens[at]);
  const link = hasTag(tokens[at - 1], 'the') ? at - 2 : at - 1;
  const isSo = hasTag(tokens[link], 'before', 'after') && hasTag(tokens[at + 1], 'do');
  const last = findings.findLast(({ core, proposition }) => core < at && 'subjects' in proposition);
  if (!refs || !isSo || !last || !('subjects' in last.proposition)) return null;
  // "Doesn't turn until the 24th, three weeks after Venus does": Venus does.
  const proposition = { ...last.proposition, subjects: refs, negated: false };
  return { ...last, proposition, core: at, from: at, to: at + 1, uses: [] };
}

const DEEDS = new Set<Finding['kind']>(['aspect', 'ingress', 'station', 'motion']);

/** "Mars opposes Jupiter on the ninth, and on the thirteenth the Sun does the same" */
function findDoesTheSame({ tokens }: Passage, at: number, findings: Findings): Finding | null {
  const refs = bodiesOf(tokens[at]);
  const words = tokens
    .slice(at + 1, at + 4)
    .map(({ lower }) => lower)
    .join(' ');
  const isNext =
    tokens[at + 1]?.lower === 'follows' &&
    (tokens[at + 2] === undefined || tokens[at + 2]!.type === 'when');
  if (
    !refs ||
    (!isNext &&
      !/^(?:(?:does|will do|did) (?:the same|likewise)|follows suit)\b/.test(words) &&
      !(hasTag(tokens[at - 1], 'do') && /^(?:do the same|follow suit)\b/.test(words)))
  )
    return null;
  // "On Monday Mars follows suit into Leo"
  const next = tokens[at + 3];
  if (words.startsWith('follows suit') && hasTag(next, 'in', 'into', 'to')) return null;
  const mayTurn = refs.every(({ options }) => options.every(isPlanet));
  // "Only after it has been backing up for a while does Venus do the same": the event
  const isInverted = hasTag(tokens[at - 1], 'do');
  const last = findings.findLast(
    ({ core, kind }) =>
      core < at &&
      DEEDS.has(kind) &&
      (mayTurn || kind === 'aspect' || kind === 'ingress') &&
      !(isInverted && kind === 'motion'),
  );
  if (!last) return null;
  const proposition =
    last.proposition.type === 'station'
      ? { ...last.proposition, subjects: refs, place: null, degrees: null }
      : 'subjects' in last.proposition
        ? { ...last.proposition, subjects: refs }
        : last.proposition.type === 'aspect'
          ? { ...last.proposition, a: refs }
          : last.proposition;
  return { ...last, proposition, core: at + 1, from: at, to: at + 1, uses: [] };
}

/** "Saturn turned retrograde on Monday, and Neptune has been at it since July" */
function findAtIt({ tokens }: Passage, at: number, findings: Findings): Finding | null {
  const refs = bodiesOf(tokens[at]);
  const words = tokens.slice(at + 1, at + 5).map(({ lower }) => lower);
  if (!refs || !/^(?:(?:has|have|is|are|'s)(?: been)?|been) at it\b/.test(words.join(' ')))
    return null;
  const last = findings.findLast(({ core }) => core < at)?.proposition;
  const motion =
    last?.type === 'motion' ? last.motion : last?.type === 'station' ? last.turns : null;
  return motion && motionFinding(refs, motion, { core: at + 1, from: at, to: at + 1, uses: [] });
}

/** "Mercury isn't retrograde, but it will be from 26 November" */
function findWillBe({ tokens }: Passage, at: number, findings: Findings): Finding | null {
  const isWill =
    hasTag(tokens[at], 'will') && tokens[at + 1]?.lower === 'be' && tokens[at + 2]?.type === 'when';
  if (!isWill || !(hasTag(tokens[at - 1], 'it', 'they') || bodiesOf(tokens[at - 1]))) return null;
  const last = findings.findLast(
    ({ core, proposition }) => core < at && proposition.type === 'motion',
  );
  if (last?.proposition.type !== 'motion') return null;
  const proposition = { ...last.proposition, negated: false };
  return {
    ...last,
    proposition,
    core: at + 1,
    from: at - 1,
    to: at + 1,
    tense: 'future',
    uses: [],
    attached: false,
  };
}

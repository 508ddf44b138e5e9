import { groupStartingAt } from '../grammar/groups.ts';
import { clauseStart } from '../grammar/mood.ts';
import { bodiesOf, hasTag, isMark, type Passage, someTag } from '../grammar/passage.ts';
import { loneDegree } from '../grammar/place-relations.ts';
import { type Subject, subjectBefore } from '../grammar/subject.ts';
import { helperAgreement, isNegated, tenseBetween } from '../grammar/verbs.ts';
import type { Finding } from '../proposition.ts';
import type { Token } from '../text/token.ts';
import { type MotionToken, readingOf } from './motion-readings.ts';
import { bareStation, boundOf, isBareTurn, placeAfter, remainsSo } from './stations.ts';

/** Finds retrograde and direct motion, and the stations between them. */
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
  // "After five months of retrograde", "three Mercury retrogrades this year": retrogrades in general.
  if (hasTag(tokens[at - 1], 'of') || isPlural(tokens, at) || isSpell(tokens, at)) return [];
  const before = adjectiveOf(tokens, at, token);
  if (before) return before;
  const listed = listedAfter(passage, at, token);
  if (listed.length > 0) return listed;
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
    // "Retrogrades back into Aquarius on the 18th": the date belongs to the ingress.
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
        degrees: place?.degrees ?? loneDegree(tokens, at + 1, at + 12),
        negated,
      },
      uses,
    },
  ];
}

/** "Two planets turn direct this month: Jupiter on the 10th, Mercury on the 20th" */
function listedAfter({ tokens }: Passage, at: number, { motion }: MotionToken): Finding[] {
  const colon = tokens.findIndex((token, i) => i > at && isMark(token, ':'));
  const verb = tokens[at - 1];
  if (colon < 0 || !hasTag(verb, 'turn', 'station', 'move') || !someTag(tokens, 0, at, 'planets'))
    return [];
  return tokens.flatMap((token, i) => {
    const refs = i > colon ? bodiesOf(token) : null;
    const when = tokens[i + 1];
    if (!refs || when?.type !== 'when') return [];
    return [
      {
        kind: 'station',
        proposition: {
          type: 'station',
          subjects: refs,
          turns: motion,
          place: null,
          negated: false,
        },
        core: i,
        from: i,
        to: i + 1,
        tense: 'present',
        uses: [i, at],
        attached: false,
        ownWhen: when,
      } satisfies Finding,
    ];
  });
}

/** "Turns direct after three weeks in reverse": what came before. */
function isSpell(tokens: readonly Token[], at: number): boolean {
  if (!/(?:^| )(?:days|weeks|months|year)$/.test(tokens[at - 1]?.lower ?? '')) return false;
  return tokens
    .slice(Math.max(0, at - 4), at)
    .some((token) => hasTag(token, 'after') || token.lower.startsWith('after '));
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
  // "Both retrograde" after an aside refers to the pair before it.
  if (hasTag(named, 'both', 'all') && isMark(tokens[at - 2], ','))
    return subjectBefore(passage, at - 1, 'many');
  return subjectBefore(passage, at, number);
}

/** The last token of the motion's phrase, which may include "begins" or "stays". */
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

import { isColumn } from '../claim.ts';
import { bodiesOf, hasTag, isMark, type Passage } from '../grammar/passage.ts';
import { subjectBefore } from '../grammar/subject.ts';
import { agreementOf, isNegated, tenseBetween } from '../grammar/verbs.ts';
import { placeOf } from '../places.ts';
import type { Finding, Place } from '../proposition.ts';
import type { Tokens } from '../text/token.ts';
import { mainFinding } from './make-finding.ts';

/** Finds ingresses that name no sign: "the Moon changes signs at 14:20 UTC". */
export function findSignChanges(passage: Passage, used: ReadonlySet<number>): Finding[] {
  const { tokens } = passage;
  const findings: Finding[] = [];
  for (const [at, token] of tokens.entries()) {
    const isEntry = hasTag(token, 'move', 'arrive', 'enter') && comesIn(tokens, at);
    const from = isExit(passage, at) ? placeBefore(passage, at) : null;
    const isTold = hasTag(token, 'change') || isEntry || from;
    if (!isTold || used.has(at) || token.type !== 'word') continue;
    const subject = subjectBefore(passage, at, agreementOf(token.form));
    if (!subject || (from && !subject.adjacent)) continue;
    const to = from ? null : signAfter(passage, at, used);
    findings.push(
      mainFinding(
        'ingress',
        {
          type: 'ingress',
          subjects: subject.refs,
          to: to === null ? null : placeOf(tokens[to]!, passage.context),
          from,
          negated: isNegated(tokens, subject.to + 1, at),
        },
        {
          core: at,
          from: subject.from,
          to: to ?? at,
          tense: tenseBetween(tokens, subject.to + 1, at),
          uses: to === null ? [at] : [at, to],
        },
      ),
    );
  }
  return findings;
}

/** "On Thursday Mars walks in." */
function comesIn(tokens: Tokens, at: number): boolean {
  return (
    tokens[at + 1]?.lower === 'in' && endsAt(tokens, at + 2) && bodiesOf(tokens[at - 1]) !== null
  );
}

function endsAt(tokens: Tokens, at: number): boolean {
  const next = tokens[at];
  return next === undefined || next.type === 'when' || isMark(next);
}

/** "She has left", in a column. */
function isExit({ tokens, context }: Passage, at: number): boolean {
  return isColumn(context) && /^(?:left|leaves)$/.test(tokens[at]!.lower) && endsAt(tokens, at + 1);
}

/** "Venus is in Libra until Friday. By the weekend she has left": the place named last. */
function placeBefore({ tokens, place, context }: Passage, at: number): Place | null {
  const told = tokens.findLast((token, i) => i < at && token.type === 'sign');
  return told ? placeOf(told, context) : place;
}

/** "Saturn changes signs: hello, Aries": the only sign in the rest of the sentence, unless it is somebody's. */
function signAfter({ tokens }: Passage, at: number, used: ReadonlySet<number>): number | null {
  const signs: number[] = [];
  for (let i = at + 1; i < tokens.length; i++) {
    if (bodiesOf(tokens[i])) return null;
    if (tokens[i]!.type === 'sign' && !used.has(i)) signs.push(i);
  }
  const isGreeted = signs.length === 1 && GREETINGS.test(tokens[signs[0]! - 1]?.lower ?? '');
  const before = signs.length === 1 ? tokens[signs[0]! - 2] : undefined;
  return isGreeted || /^(?:hello|welcome)$/.test(before?.lower ?? '') ? signs[0]! : null;
}

const GREETINGS = /^(?:hello|welcome|into|to|for|in)$/;

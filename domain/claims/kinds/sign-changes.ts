import { hasTag, isMark, type Passage } from '../grammar/passage.ts';
import { subjectBefore } from '../grammar/subject.ts';
import { agreementOf, isNegated, tenseBetween } from '../grammar/verbs.ts';
import { placeOf } from '../places.ts';
import type { Finding, Place } from '../proposition.ts';
import type { Token } from '../text/token.ts';
import { told } from './fact.ts';

/** Finds ingresses that name no sign: "the Moon changes signs at 14:20 UTC". */
export function findSignChanges(passage: Passage, used: ReadonlySet<number>): Finding[] {
  const { tokens } = passage;
  const findings: Finding[] = [];
  for (const [at, token] of tokens.entries()) {
    const from = isExit(passage, at) ? placeBefore(passage, at) : null;
    const isTold = hasTag(token, 'change') || from;
    if (!isTold || used.has(at) || token.type !== 'word') continue;
    const subject = subjectBefore(passage, at, agreementOf(token.form));
    if (!subject || (from && !subject.adjacent)) continue;
    findings.push(
      told(
        'ingress',
        {
          type: 'ingress',
          subjects: subject.refs,
          to: null,
          from,
          negated: isNegated(tokens, subject.to + 1, at),
        },
        {
          core: at,
          from: subject.from,
          to: at,
          tense: tenseBetween(tokens, subject.to + 1, at),
        },
      ),
    );
  }
  return findings;
}

function endsAt(tokens: readonly Token[], at: number): boolean {
  const next = tokens[at];
  return next === undefined || next.type === 'when' || isMark(next);
}

/** "She has left", in a column. */
function isExit({ tokens, context: { period, zone } }: Passage, at: number): boolean {
  const isColumn = period !== undefined || zone !== undefined;
  return isColumn && /^(?:left|leaves)$/.test(tokens[at]!.lower) && endsAt(tokens, at + 1);
}

/** "Venus is in Libra until Friday. By the weekend she has left": the place named last. */
function placeBefore({ tokens, place, context }: Passage, at: number): Place | null {
  const told = tokens.findLast((token, i) => i < at && token.type === 'sign');
  return told ? placeOf(told, context) : place;
}

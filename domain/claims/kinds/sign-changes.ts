import { hasTag, type Passage } from '../grammar/passage.ts';
import { subjectBefore } from '../grammar/subject.ts';
import { agreementOf, isNegated, tenseBetween } from '../grammar/verbs.ts';
import type { Finding } from '../proposition.ts';

/** Finds ingresses that name no sign: "the Moon changes signs at 14:20 UTC". */
export function findSignChanges(passage: Passage, used: ReadonlySet<number>): Finding[] {
  const { tokens } = passage;
  const findings: Finding[] = [];
  for (const [at, token] of tokens.entries()) {
    if (!hasTag(token, 'change') || used.has(at) || token.type !== 'word') continue;
    const subject = subjectBefore(passage, at, agreementOf(token.form));
    if (!subject) continue;
    findings.push({
      kind: 'ingress',
      proposition: {
        type: 'ingress',
        subjects: subject.refs,
        to: null,
        from: null,
        negated: isNegated(tokens, subject.to + 1, at),
      },
      core: at,
      from: subject.from,
      to: at,
      tense: tenseBetween(tokens, subject.to + 1, at),
      uses: [at],
      attached: false,
    });
  }
  return findings;
}

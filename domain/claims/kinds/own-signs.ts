import { SIGNS } from '../../zodiac/signs.ts';
import { hasTag, type Passage } from '../grammar/passage.ts';
import { subjectBefore } from '../grammar/subject.ts';
import { tenseBetween } from '../grammar/verbs.ts';
import type { Finding } from '../proposition.ts';
import { rulersOf } from '../rulers.ts';
import { mainFinding } from './make-finding.ts';

/** Finds bodies in a sign they rule: "Venus is in her own sign". */
export function findOwnSigns(passage: Passage, used: ReadonlySet<number>): Finding[] {
  const { tokens } = passage;
  return tokens.flatMap((token, at) => {
    const isOwn =
      hasTag(token, 'sign-word') &&
      hasTag(tokens[at - 1], 'own') &&
      hasTag(tokens[at - 2], 'its') &&
      hasTag(tokens[at - 3], 'in');
    const subject = isOwn && !used.has(at) ? subjectBefore(passage, at - 3) : null;
    if (subject?.refs.length !== 1) return [];
    const [ref] = subject.refs;
    const signs = SIGNS.filter((sign) =>
      rulersOf(sign).some((body) => ref!.options.includes(body)),
    );
    const place = { signs, words: 'a sign it rules', unknown: null };
    return [
      mainFinding(
        'body-in-sign',
        {
          type: 'place',
          subjects: subject.refs,
          place,
          degrees: null,
          negated: false,
        },
        {
          core: at,
          from: subject.from,
          to: at,
          tense: tenseBetween(tokens, subject.to + 1, at - 3),
        },
      ) satisfies Finding,
    ];
  });
}

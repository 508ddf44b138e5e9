import { bodiesOf, hasTag, isMark, type Passage } from '../grammar/passage.ts';
import { isRead } from '../grammar/segments.ts';
import { tenseBetween } from '../grammar/verbs.ts';
import type { Finding } from '../proposition.ts';
import type { Token } from '../text/token.ts';
import { detailsOf } from './aspect-details.ts';

/** Finds the name of an angle in a clause with two bodies that no other reader has related to it. */
export function findBareAspects(passage: Passage, findings: readonly Finding[]): Finding[] {
  const { tokens } = passage;
  return tokens.flatMap((token, at) => {
    if (token.type !== 'aspect' || !isAngle(token) || isRead(findings, at)) return [];
    if (hasTag(tokens[at - 1], 'all', 'no') || hasTag(tokens[at + 1], 'of')) return [];
    const [first, second, ...others] = bodiesAround(tokens, at);
    if (first === undefined || second === undefined || others.length > 0) return [];
    const [a, b] = [bodiesOf(tokens[first])!, bodiesOf(tokens[second])!];
    const [from, to] = [Math.min(first, at), Math.max(second, at)];
    return [
      {
        kind: 'aspect',
        proposition: {
          type: 'aspect',
          a,
          b,
          angles: token.angles,
          negated: false,
          ...detailsOf(tokens, at, from, to),
        },
        core: at,
        from,
        to,
        tense: tenseBetween(tokens, from + 1, to),
        uses: [at],
        attached: false,
      } satisfies Finding,
    ];
  });
}

function isAngle({ form, angles, lower }: Extract<Token, { type: 'aspect' }>): boolean {
  return form === 'noun' && angles.length > 0 && !lower.endsWith('s');
}

/** The bodies in its clause, whatever the commas in it, the same one not twice. */
function bodiesAround(tokens: readonly Token[], at: number): number[] {
  let from = at;
  while (from > 0 && !isEnd(tokens[from - 1])) from--;
  let to = at;
  while (to < tokens.length && !isEnd(tokens[to])) to++;
  const found = new Map<string, number>();
  for (let i = from; i < to; i++) {
    const refs = bodiesOf(tokens[i]);
    const name = refs?.map(({ options }) => options.join()).join(' ');
    if (name !== undefined && !found.has(name)) found.set(name, i);
  }
  return [...found.values()];
}

function isEnd(token: Token | undefined): boolean {
  return isMark(token, ';', '—', '–');
}

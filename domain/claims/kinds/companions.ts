import { groupStartingAt } from '../grammar/groups.ts';
import { bodiesOf, hasTag, isMark, type Passage } from '../grammar/passage.ts';
import type { Finding, Findings, Proposition } from '../proposition.ts';
import type { Token } from '../text/token.ts';

/** Finds who else is in a place: "Venus is in Pisces, along with Mars", "Venus shares Pisces with Mars". */
export function findCompanions(passage: Passage, findings: Findings): Finding[] {
  const { tokens } = passage;
  return findings.flatMap((finding) => {
    const { proposition } = finding;
    if (proposition.type !== 'place' || proposition.negated) return [];
    let link = finding.to + 1;
    while (isMark(tokens[link], ',') || tokens[link]?.type === 'when') link++;
    const isWith =
      hasTag(tokens[link], 'with', 'together') ||
      /^(?:along|together) with$/.test(tokens[link]?.lower ?? '');
    const first = hasTag(tokens[link + 1], 'the', 'both') ? link + 2 : link + 1;
    if (!isWith || !bodiesOf(tokens[first])) return [];
    const { refs, to } = groupStartingAt(tokens, first);
    if (!endsAt(tokens[to + 1])) return [];
    const there: Proposition = { ...proposition, subjects: refs, degrees: null };
    return [{ ...finding, proposition: there, core: first, from: first, to, uses: [] }];
  });
}

/** "With Mars in Leo" and "with Mars behind" say more of Mars. */
function endsAt(next: Token | undefined): boolean {
  return next === undefined || next.type === 'when' || isMark(next, ',', ';', ':', ')', '—');
}

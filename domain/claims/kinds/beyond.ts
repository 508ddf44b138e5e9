import { hasTag, isMark, isPlace, type Passage } from '../grammar/passage.ts';
import type { Finding } from '../proposition.ts';
import type { Token, Tokens } from '../text/token.ts';
import { passingFinding } from './make-finding.ts';

/** Finds celestial objects that are not computed here; claims about their state today are uncheckable. */
export function findBeyond(passage: Passage, used: ReadonlySet<number>): Finding[] {
  const findings: Finding[] = [];
  for (const [at, token] of passage.tokens.entries()) {
    if (token.type !== 'beyond' || used.has(at)) continue;
    if (hasTag(tokens(passage, at - 1), 'your', 'natal', 'people')) continue;
    if (!token.capital && !passage.tokens.some(({ type }) => OF_THE_SKY.has(type))) continue;
    if (findings.some(({ to }) => at <= to)) continue;
    findings.push(beyondAt(passage, at, token));
  }
  return findings;
}

/** A program may have "a true node": a common word counts only next to another sky word. */
// biome-ignore format: a list of words
const OF_THE_SKY = new Set<Token['type']>(['body', 'sign', 'house', 'aspect', 'motion', 'phase', 'when', 'eclipse']);

function tokens(passage: Passage, at: number): Token | undefined {
  return passage.tokens[at];
}

function beyondAt(
  passage: Passage,
  at: number,
  token: Extract<Token, { type: 'beyond' }>,
): Finding {
  const end = statementEnd(passage.tokens, at);
  const uses: number[] = [];
  for (let i = at; i <= end; i++)
    if (isPlace(passage.tokens[i]) || passage.tokens[i]!.type === 'motion') uses.push(i);
  const start = statementStart(passage.tokens, at);
  const proposition = { type: 'beyond', reason: token.reason } as const;
  return passingFinding('beyond', proposition, start, end, {
    core: at,
    uses: [at, ...uses],
    attached: false,
  });
}

/** The end of the statement, including its sign, motion or aspect. */
function statementEnd(all: Tokens, at: number): number {
  for (let i = at + 1; i < Math.min(all.length, at + 7); i++) {
    const token = all[i]!;
    if (isMark(token, ',', ';', ':', '—') || token.type === 'body' || hasTag(token, 'and', 'but'))
      return at;
    if (isPlace(token) || token.type === 'motion') return i;
  }
  return at;
}

/** The start of the statement: the body before it, as in "the Moon is void of course". */
function statementStart(all: Tokens, at: number): number {
  for (let i = at - 1; i >= Math.max(0, at - 5); i--) {
    const token = all[i]!;
    if (isMark(token) || hasTag(token, 'and', 'but')) return at;
    if (token.type === 'body') return i;
  }
  return at;
}

import { checkText } from '#domain/claims/check-text.ts';
import type { Claim } from '#domain/claims/claim.ts';
import type { Commissioned } from './commissioned.ts';

export interface Measured {
  /** Of the false statements, how many were called false. */
  falseCaught: Share;
  /** Of the true statements, how many were called false. */
  trueRefused: Share;
  /** Of all statements, how many were judged true or false. */
  covered: Share;
  /** One line per text that was judged wrongly. */
  misses: string[];
}

interface Share {
  count: number;
  of: number;
}

/** How the checker judges commissioned texts. A statement is judged by the claims that overlap its words. */
export function measure(texts: readonly Commissioned[]): Measured {
  const falseCaught = { count: 0, of: 0 };
  const trueRefused = { count: 0, of: 0 };
  const covered = { count: 0, of: 0 };
  const misses: string[] = [];
  for (const { id, text, statements, commission } of texts) {
    const claims = checkText(text, commission);
    const wrong: string[] = [];
    for (const { start, end, isTrue } of statements) {
      const verdicts = claims.filter(({ at }) => at.start < end && start < at.end).map(verdictOf);
      const isRefused = verdicts.includes('false');
      const words = text.slice(start, end);
      covered.of++;
      if (verdicts.some((verdict) => verdict !== 'uncheckable')) covered.count++;
      else wrong.push(`  unjudged: ${words}`);
      const tally = isTrue ? trueRefused : falseCaught;
      tally.of++;
      if (isRefused) tally.count++;
      if (isRefused === isTrue) wrong.push(`  ${isTrue ? 'refused' : 'passed'}: ${words}`);
    }
    for (const claim of strays(claims, statements)) {
      trueRefused.count++;
      wrong.push(`  refused: ${claim.text} (${claim.reason})`);
    }
    if (wrong.length > 0)
      misses.push(id ? named(id, wrong) : [header(commission, text), ...wrong].join('\n'));
  }
  return { falseCaught, trueRefused, covered, misses };
}

/** Words that state nothing and are called false all the same. */
function strays(claims: readonly Claim[], statements: Commissioned['statements']): Claim[] {
  return claims.filter(
    ({ verdict, at }) =>
      verdict === 'false' && !statements.some(({ start, end }) => at.start < end && start < at.end),
  );
}

/** "s112: passed", "c04: unjudged, refused" */
function named(id: string, wrong: readonly string[]): string {
  return `${id}: ${wrong.map((line) => line.trim().split(':')[0]).join(', ')}`;
}

function verdictOf({ verdict }: Claim): Claim['verdict'] {
  return verdict;
}

function header({ date, period, zone, sign }: Commissioned['commission'], text: string): string {
  return `${date} ${period} ${zone} ${sign}: ${text}`;
}

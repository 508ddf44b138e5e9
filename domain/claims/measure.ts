import { civilDate } from '../calendar/civil-date.ts';
import { parseSign } from '../zodiac/signs.ts';
import { checkText } from './check-text.ts';
import type { Claim, ClaimKind, Verdict } from './claim.ts';

/** A sentence of the corpus with the claims that a careful reader finds in it. */
export interface Labelled {
  date: string;
  sign?: string;
  text: string;
  claims: { text: string; kind: ClaimKind; verdict: Verdict }[];
}

export interface Measured {
  /** Of the claims found, the share that a reader labelled alike. */
  precision: number;
  /** Of the claims labelled, the share that was found and judged alike. */
  recall: number;
  misses: string[];
}

/** A claim counts as found where kind and verdict agree and the words overlap. */
export function measure(corpus: readonly Labelled[]): Measured {
  let [found, right, labelled, hit] = [0, 0, 0, 0];
  const misses: string[] = [];
  for (const { date, sign, text, claims } of corpus) {
    const context = { date: civilDate(date), sign: (sign && parseSign(sign)) || undefined };
    const results = checkText(text, context);
    const isAlike = (result: Claim, label: Labelled['claims'][number]) =>
      result.kind === label.kind &&
      result.verdict === label.verdict &&
      overlaps(text, result, label.text);
    found += results.length;
    labelled += claims.length;
    const extra = results.filter((result) => !claims.some((label) => isAlike(result, label)));
    const missed = claims.filter((label) => !results.some((result) => isAlike(result, label)));
    right += results.length - extra.length;
    hit += claims.length - missed.length;
    if (extra.length + missed.length === 0) continue;
    const lines = [
      ...missed.map((label) => `  missed ${label.verdict} ${label.kind}: ${label.text}`),
      ...extra.map(
        (result) => `  extra  ${result.verdict} ${result.kind}: ${result.text} (${result.reason})`,
      ),
    ];
    misses.push([`${date}${sign ? ` ${sign}` : ''} | ${text}`, ...lines].join('\n'));
  }
  return {
    precision: found === 0 ? 1 : right / found,
    recall: labelled === 0 ? 1 : hit / labelled,
    misses,
  };
}

function overlaps(text: string, { at }: Claim, words: string): boolean {
  const start = text.indexOf(words);
  return at.start < start + words.length && start < at.end;
}

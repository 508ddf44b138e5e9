import { civilDate } from '#domain/calendar/civil-date.ts';
import { checkText } from '#domain/claims/check-text.ts';
import type { Claim, ClaimKind, Verdict } from '#domain/claims/claim.ts';
import { parseSign } from '#domain/zodiac/signs.ts';
import development from '#tests/fixtures/claims/development.json' with { type: 'json' };
import heldOut from '#tests/fixtures/claims/held-out.json' with { type: 'json' };

/** A corpus sentence with the claims a careful reader finds in it. */
interface Labeled {
  date: string;
  sign?: string;
  text: string;
  claims: { text: string; kind: ClaimKind; verdict: Verdict }[];
}

interface Measured {
  /** Fraction of the claims found that a reader labeled the same. */
  precision: number;
  /** Fraction of the labeled claims that were found and judged the same. */
  recall: number;
  /** Where checker and reader differ. */
  misses: string[];
}

/** Sentences about the sky, labeled by hand: those that the checker was made with, and those it was not. */
export const CORPUS = [
  { half: 'development' as const, sentences: development as Labeled[] },
  { half: 'held out' as const, sentences: heldOut as Labeled[] },
];

/** A claim counts as found if kind and verdict match and the words overlap. */
export function measureChecker(sentences: readonly Labeled[]): Measured {
  let [found, right, labeled, hit] = [0, 0, 0, 0];
  const misses: string[] = [];
  for (const { date, sign, text, claims } of sentences) {
    const context = { date: civilDate(date), sign: (sign && parseSign(sign)) || undefined };
    const results = checkText(text, context);
    const extra = results.filter((result) => !claims.some((label) => isAlike(text, result, label)));
    const missed = claims.filter(
      (label) => !results.some((result) => isAlike(text, result, label)),
    );
    found += results.length;
    right += results.length - extra.length;
    labeled += claims.length;
    hit += claims.length - missed.length;
    const told = (of: string, { verdict, kind, text: words }: Labeled['claims'][number]) =>
      `${date}: ${text} ${of}: ${verdict} ${kind}, ${words}`;
    misses.push(
      ...missed.map((label) => told('Missed', label)),
      ...extra.map((claim) => told('Extra', claim)),
    );
  }
  return { precision: right / found, recall: hit / labeled, misses };
}

function isAlike(text: string, result: Claim, label: Labeled['claims'][number]): boolean {
  const start = text.indexOf(label.text);
  const overlaps = result.at.start < start + label.text.length && start < result.at.end;
  return overlaps && result.kind === label.kind && result.verdict === label.verdict;
}

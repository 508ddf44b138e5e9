import { describe, expect, test } from 'vitest';
import development from '#tests/fixtures/claims/development.json';
import heldOut from '#tests/fixtures/claims/held-out.json';
import { civilDate } from '../calendar/civil-date.ts';
import { parseSign } from '../zodiac/signs.ts';
import { checkText } from './check-text.ts';
import type { Claim, ClaimKind, Verdict } from './claim.ts';

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
  /** Every sentence where checker and reader differ, with the differences. */
  misses: string;
}

const CORPUS = [
  { half: 'development', sentences: development as Labeled[] },
  { half: 'held out', sentences: heldOut as Labeled[] },
];

describe('the labeled corpus', () => {
  test('has at least 450 sentences', () => {
    expect(CORPUS.flatMap(({ sentences }) => sentences).length).toBeGreaterThanOrEqual(450);
  });

  test('spans 1990 to 2060', () => {
    const years = CORPUS.flatMap(({ sentences }) => sentences.map(({ date }) => date.slice(0, 4)));
    expect([...years].sort().at(0)).toBe('1990');
    expect([...years].sort().at(-1)).toBe('2060');
  });

  test.each(CORPUS)('is judged as labeled: $half', ({ sentences }) => {
    const { precision, recall, misses } = measure(sentences);
    expect(precision, misses).toBeGreaterThanOrEqual(0.98);
    expect(recall, misses).toBeGreaterThanOrEqual(0.98);
  });
});

/** A claim counts as found if kind and verdict match and the words overlap. */
function measure(sentences: readonly Labeled[]): Measured {
  let [found, right, labelled, hit] = [0, 0, 0, 0];
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
    labelled += claims.length;
    hit += claims.length - missed.length;
    if (extra.length + missed.length > 0) {
      const lines = [
        ...missed.map((label) => `  missed ${label.verdict} ${label.kind}: ${label.text}`),
        ...extra.map(
          ({ verdict, kind, text: words, reason }) =>
            `  extra ${verdict} ${kind}: ${words} (${reason})`,
        ),
      ];
      misses.push([`${date} ${sign ?? ''} ${text}`, ...lines].join('\n'));
    }
  }
  return { precision: right / found, recall: hit / labelled, misses: misses.join('\n') };
}

function isAlike(text: string, result: Claim, label: Labeled['claims'][number]): boolean {
  const start = text.indexOf(label.text);
  const overlaps = result.at.start < start + label.text.length && start < result.at.end;
  return overlaps && result.kind === label.kind && result.verdict === label.verdict;
}

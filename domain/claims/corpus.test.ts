import { describe, expect, test } from 'vitest';
import acceptedMisses from '#tests/fixtures/claims/accepted-misses.json';
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

const CORPUS = [
  { half: 'development' as const, sentences: development as Labeled[] },
  { half: 'held out' as const, sentences: heldOut as Labeled[] },
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

  // A checker that reads one of these right must be taken off the list; none may be added unseen.
  test.each(CORPUS)(
    'is judged as labeled, but for the accepted misses: $half',
    ({ sentences, half }) => {
      expect(missesIn(sentences)).toEqual(acceptedMisses[half]);
    },
  );
});

/** Where checker and reader differ. A claim counts as found if kind and verdict match and the words overlap. */
function missesIn(sentences: readonly Labeled[]): string[] {
  return sentences.flatMap(({ date, sign, text, claims }) => {
    const context = { date: civilDate(date), sign: (sign && parseSign(sign)) || undefined };
    const results = checkText(text, context);
    const missed = claims.filter(
      (label) => !results.some((result) => isAlike(text, result, label)),
    );
    const extra = results.filter((result) => !claims.some((label) => isAlike(text, result, label)));
    const told = (of: string, { verdict, kind, text: words }: Labeled['claims'][number]) =>
      `${date}: ${text} ${of}: ${verdict} ${kind}, ${words}`;
    return [
      ...missed.map((label) => told('Missed', label)),
      ...extra.map((claim) => told('Extra', claim)),
    ];
  });
}

function isAlike(text: string, result: Claim, label: Labeled['claims'][number]): boolean {
  const start = text.indexOf(label.text);
  const overlaps = result.at.start < start + label.text.length && start < result.at.end;
  return overlaps && result.kind === label.kind && result.verdict === label.verdict;
}

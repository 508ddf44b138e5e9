import { describe, expect, test } from 'vitest';
import {
  commissionedColumns,
  commissionedSentences,
  laterSentences,
} from '#tests/factories/columnists/commissioned.ts';
import {
  HANDWRITTEN_HALVES,
  handwrittenColumns,
  handwrittenSentences,
} from '#tests/factories/columnists/handwritten.ts';
import { measure } from '#tests/factories/columnists/measure.ts';
import acceptedMisses from '#tests/fixtures/claims/accepted-misses.json';
import turnsOfPhrase from '#tests/fixtures/claims/turns-of-phrase.json';
import { civilDate } from '../calendar/civil-date.ts';
import { parseZone } from '../calendar/zones.ts';
import { parseSign } from '../zodiac/signs.ts';
import { checkText } from './check-text.ts';
import { type ClaimContext, PERIODS } from './claim.ts';

interface Turn {
  date: string;
  period?: string;
  zone?: string;
  sign?: string;
  text: string;
  says: string;
}

const SENTENCES = commissionedSentences();
const COLUMNS = commissionedColumns();
const LATER = laterSentences();

describe('texts commissioned for a period and a zone', () => {
  test('are 300 sentences and 20 columns at least, each told truly and as a lie', () => {
    expect(SENTENCES.length).toBeGreaterThanOrEqual(300);
    expect(COLUMNS.filter(({ isLie }) => !isLie)).toHaveLength(20);
    expect(COLUMNS.filter(({ isLie }) => isLie)).toHaveLength(20);
  });

  test.each([
    ['sentences', SENTENCES],
    ['columns', COLUMNS],
    ['later sentences', LATER],
  ] as const)('are judged as commissioned, but for the accepted misses: %s', (of, texts) => {
    expect(measure(texts).misses).toEqual(acceptedMisses[of]);
  });
});

describe('texts by a writer who had not seen the checker', () => {
  test('are 3800 sentences and 102 columns', () => {
    const sentences = HANDWRITTEN_HALVES.flatMap(handwrittenSentences);
    expect(sentences.length).toBeGreaterThanOrEqual(3800);
    expect(HANDWRITTEN_HALVES.flatMap(handwrittenColumns)).toHaveLength(102);
  });

  test.each(HANDWRITTEN_HALVES)(
    'are judged as written, but for the accepted misses: %s',
    (half) => {
      const accepted = acceptedMisses.handwritten[half];
      expect(measure(handwrittenSentences(half)).misses).toEqual(accepted.sentences);
      expect(measure(handwrittenColumns(half)).misses).toEqual(accepted.columns);
    },
  );
});

test.each(turnsOfPhrase as Turn[])(
  '$text says $says',
  ({ date, period, zone, sign, text, says }) => {
    const context: ClaimContext = {
      date: civilDate(date),
      period: PERIODS.find((one) => one === period),
      zone: zone === undefined ? undefined : parseZone(zone)!,
      sign: (sign && parseSign(sign)) || undefined,
    };
    const verdicts = checkText(text, context).map(({ verdict }) => verdict);
    expect(verdicts.includes('false')).toBe(says === 'something false');
    if (says === 'only what is true') expect(verdicts).toContain('true');
  },
);

test('texts that break off anywhere are read', () => {
  const texts = (turnsOfPhrase as Turn[]).map(({ text }, i) =>
    text
      .split(' ')
      .slice(0, 1 + (i % 9))
      .join(' '),
  );
  const broken = [
    ...texts,
    'The second of',
    'The last night of the',
    'Half the',
    'The weekend of the',
    'Mars is in Cancer. Enters Leo on July 10.',
    // Further than any date
    'The Sun formed 4600000000 years ago.',
    'Mars enters Leo in 99999999999 days, and 99999999999 days later it leaves.',
    'For the next 99999999999 weeks Mars is in Leo.',
    'Mars is in Leo for all 99999999 years.',
  ];
  for (const text of broken)
    expect(() => checkText(text, { date: civilDate('2027-03-31'), period: 'month' })).not.toThrow();
});

import { describe, expect, test } from 'vitest';
import { passageOf } from '#tests/factories/passages.ts';
import { clauseStart } from '../grammar/mood.ts';
import { subjectBefore } from '../grammar/subject.ts';
import { helperAgreement } from '../grammar/verbs.ts';
import { ROWS, rowFor } from './motion-patterns.ts';

describe('each row of the motion table', () => {
  test.each(ROWS)('$example: $says', (row) => {
    const passage = passageOf(row.example);
    const { tokens } = passage;
    const at = tokens.findIndex(({ type }) => type === 'motion');
    const number = helperAgreement(tokens, clauseStart(tokens, at), at);
    expect(rowFor(tokens, at, subjectBefore(passage, at, number)!)).toBe(row);
  });
});

import { beforeEach, expect, it } from 'vitest';
import { type Acknowledged, openAcknowledged } from './acknowledged.ts';
import type { Row, Rows } from './rows.ts';

const DATE = '2026-11-21';

/** The store's contents; a test changes them as a bad kill would. */
let readings: Row[];
let replaced: Awaited<ReturnType<Rows['replaced']>>;
let acknowledged: Acknowledged;

const store = {
  readings: async () => readings,
  replaced: async () => replaced,
  damage: async () => [],
} as unknown as Rows;

beforeEach(async () => {
  readings = [rowOf('leo'), rowOf('virgo')];
  replaced = [];
  acknowledged = openAcknowledged();
  expect(await acknowledged.check(store)).toEqual([]);
});

it('finds nothing wrong with an unchanged store', async () => {
  expect(await acknowledged.check(store)).toEqual([]);
  expect(acknowledged.stored()).toContainEqual({ sign: 'leo', date: DATE });
});

it('detects acknowledged readings that are missing', async () => {
  readings.pop();
  expect(await acknowledged.check(store)).toEqual([
    '2026-11-21 virgo was acknowledged and is lost',
  ]);
});

it('detects a reading that is duplicated or incomplete', async () => {
  readings.push(rowOf('leo'));
  readings[1]!.sections = [];
  expect(await acknowledged.check(store)).toEqual([
    '2026-11-21 virgo is incomplete',
    '2026-11-21 leo is stored twice',
  ]);
});

it('holds the store to the operator’s acknowledged actions, not to pending ones', async () => {
  acknowledged.of('leo', DATE).published = false;
  acknowledged.of('virgo', DATE).published = null;
  expect(await acknowledged.check(store)).toEqual(['2026-11-21 leo was acknowledged as withdrawn']);
});

it('counts the acknowledged rewrites, and those that may have been done', async () => {
  const { replaced: count } = acknowledged.of('leo', DATE);
  count.atMost = 1;
  replaced = [{ zodiac_sign: 'leo', date: DATE, introduction: 'The first.' }];
  expect(await acknowledged.check(store)).toEqual([]);
  acknowledged.of('leo', DATE).replaced = { atLeast: 2, atMost: 2 };
  expect(await acknowledged.check(store)).toEqual(['a rewrite of 2026-11-21 leo is lost']);
  replaced.push(replaced[0]!);
  expect(await acknowledged.check(store)).toEqual(['a rewrite of 2026-11-21 leo was done twice']);
});

it('looks in the store and among earlier texts for what visitors were shown', async () => {
  acknowledged.of('leo', DATE).served.add('The text of leo.').add('Another text.');
  expect(await acknowledged.check(store)).toEqual([
    'the text of 2026-11-21 leo that a visitor was given is lost',
  ]);
});

function rowOf(sign: string): Row {
  return {
    zodiac_sign: sign,
    date: DATE,
    title: 'A title',
    introduction: `The text of ${sign}.`,
    published: true,
    sections: Array(4).fill({ title: 'Love', content: 'Write the letter.' }),
    lucky_elements: { numbers: [3] },
    sky: [{}],
    checks: [{}],
    writing: { refusals: [] },
  };
}

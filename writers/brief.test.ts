import { expect, test } from 'vitest';
import { civilDate } from '#domain/calendar/civil-date.ts';
import type { Reading } from '#domain/reading/reading.ts';
import { buildBrief } from './brief.ts';

/** Written by hand, so the sample changes only when the brief does. */
const BASE: Reading = {
  sign: 'aries',
  date: civilDate('2026-11-21'),
  title: 'Aries Daily Horoscope for November 21, 2026: A Walk Before Dark',
  introduction: 'The computed introduction, which a model does not see.',
  basis:
    'The Moon is in Aries, your first house, until November 22, 10:10 UTC, then in Taurus, your second house.',
  sentence: '',
  sections: [
    {
      title: 'Love & Relationships',
      content: 'The computed section, which a model does not see.',
      basis: 'The Moon opposes Venus in Libra, your seventh house, on November 22, 00:10 UTC.',
    },
    {
      title: 'Career & Work',
      content: 'The other computed section.',
      basis: 'Mars is in Leo, your fifth house.',
    },
  ],
  luckyElements: { numbers: [9], colors: [], gemstones: [], directions: [], explanations: {} },
  sky: [
    {
      id: 'moon-sign',
      text: 'The Moon is in Aries, your first house, until November 22, 10:10 UTC, then in Taurus, your second house.',
      at: '2026-11-22T10:10Z',
    },
    { id: 'mars-sign', text: 'Mars is in Leo, your fifth house.', at: null },
    {
      id: 'opposition-moon-venus',
      text: 'The Moon opposes Venus on November 22, 00:10 UTC.',
      at: '2026-11-22T00:10Z',
    },
  ],
};

test('matches the committed sample', async () => {
  const brief = buildBrief(BASE, [
    {
      sign: 'aries',
      date: civilDate('2026-11-20'),
      text: 'A slow start suits you today. Take it.\n\nAsk the question you have carried all week. It is time.',
    },
    {
      sign: 'taurus',
      date: civilDate('2026-11-21'),
      text: 'Your second cup of tea may be the better one. Sit down with it.\n\nNot for the list.',
    },
  ]);
  await expect(
    [
      '# The brief for one reading, as a model gets it',
      `## Instructions\n\n${brief.instructions}`,
      `## Request\n\n${brief.request}\n`,
    ].join('\n\n'),
  ).toMatchFileSnapshot('./brief.sample.md');
});

test('restricts the answer to the facts and the sections of the computed reading', () => {
  const { facts, titles } = buildBrief(BASE, []);
  expect(facts.map(({ id }) => id)).toEqual(['moon-sign', 'mars-sign', 'opposition-moon-venus']);
  expect(titles).toEqual(['Love & Relationships', 'Career & Work']);
});

test('says so if there are no earlier readings', () => {
  expect(buildBrief(BASE, []).request).toContain('Already said: nothing yet.');
});

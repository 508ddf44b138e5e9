import { expect, it } from 'vitest';
import { civilDate } from '#domain/calendar/civil-date.ts';
import { parsePublishedReading } from './published-reading.ts';

const DATE = civilDate('2026-11-21');

const WHOLE = {
  title: 'Leo Daily Horoscope for November 21, 2026: A quiet start',
  introduction: 'A morning for small repairs.',
  basis: 'The Moon is in Taurus.',
  sentence: 'Write the letter.',
  sections: [{ title: 'Career & Work', content: 'Write the letter.', basis: 'Mars in Leo' }],
  luckyElements: {
    numbers: [1, 4],
    colors: ['Ochre'],
    gemstones: ['Ruby'],
    directions: ['East'],
    explanations: { numbers: 'One is the Sun’s number.' },
  },
  sky: [{ id: 'moon-sign', text: 'The Moon is in Taurus.', at: null }],
  checks: [{ text: 'The Moon is in Taurus.', kind: 'place', verdict: 'true', reason: 'It is.' }],
  source: 'computed',
  updatedAt: '2026-11-20T09:00:00.000Z',
};

it('gives a complete reading the requested sign and date', () => {
  const given = { ...WHOLE, sign: 'aries', date: '2020-01-01', writing: {}, published: true };
  expect(parsePublishedReading('leo', DATE, given)).toEqual({
    ...WHOLE,
    sign: 'leo',
    date: '2026-11-21',
  });
});

it('reads sections that are not a list as none', () => {
  expect(parsePublishedReading('leo', DATE, { ...WHOLE, sections: 'none' })?.sections).toEqual([]);
});

it('reads a section’s title or content that is not a string as empty', () => {
  const sections = [{ title: 7, content: null, basis: 'Mars in Leo' }, 'a text'];
  expect(parsePublishedReading('leo', DATE, { ...WHOLE, sections })?.sections).toEqual([
    { title: '', content: '', basis: 'Mars in Leo' },
    { title: '', content: '', basis: '' },
  ]);
});

it('leaves out an explanation that is not a string, and numbers that are not all finite', () => {
  const luckyElements = {
    ...WHOLE.luckyElements,
    numbers: [1, Number.POSITIVE_INFINITY],
    explanations: { numbers: 'One is the Sun’s number.', colors: 7, sizes: 'Small.' },
  };
  expect(
    parsePublishedReading('leo', DATE, { ...WHOLE, luckyElements })?.luckyElements,
  ).toStrictEqual({
    ...WHOLE.luckyElements,
    numbers: [],
  });
});

it.each([
  ['another format', '2026-11-20 09:00:00+00', '2026-11-20T09:00:00.000Z'],
  ['text that is not a time', 'yesterday', ''],
  ['a clock time alone', '12:00', ''],
  ['an instant in an implausible year', '9999-12-31 23:59:59', ''],
  ['a number', 7, ''],
])('reads when it was written from %s', (_name, updatedAt, read) => {
  expect(parsePublishedReading('leo', DATE, { ...WHOLE, updatedAt })?.updatedAt).toBe(read);
});

it('needs only a title and an introduction', () => {
  const { title, introduction } = WHOLE;
  expect(parsePublishedReading('leo', DATE, { title, introduction })).toEqual({
    sign: 'leo',
    date: '2026-11-21',
    title,
    introduction,
    basis: '',
    sentence: '',
    sections: [],
    luckyElements: { numbers: [], colors: [], gemstones: [], directions: [], explanations: {} },
    sky: [],
    checks: [],
    source: '',
    updatedAt: '',
  });
});

it.each([
  ['no title', { ...WHOLE, title: undefined }],
  ['an introduction that is not text', { ...WHOLE, introduction: ['a', 'b'] }],
  ['an error', { error: 'The reading could not be generated.' }],
  ['a text', 'A morning for small repairs.'],
  ['nothing', null],
])('finds no reading in %s', (_, json) => {
  expect(parsePublishedReading('leo', DATE, json)).toBeNull();
});

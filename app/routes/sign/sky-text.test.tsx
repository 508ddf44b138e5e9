import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { civilDate } from '#domain/calendar/civil-date.ts';
import { SkyText } from './sky-text.tsx';

const DATE = civilDate('2026-11-21');

function html(text: string) {
  return renderToStaticMarkup(<SkyText text={text} date={DATE} />);
}

it('marks each moment for conversion to the reader’s own time, and keeps its parts on one line', () => {
  expect(html('The Moon is in Aries until November 22, 10:10 UTC, then in Taurus.')).toBe(
    'The Moon <time dateTime="2026-11-22T10:10Z" data-local="2026-11-21" data-preposition="is">is</time> in Aries until <time dateTime="2026-11-22T10:10Z" data-local="2026-11-21">November\u00a022, 10:10\u00a0UTC</time>, then in Taurus.',
  );
});

it('marks the “is” of anything that ends, once per sentence', () => {
  const until = (text: string) => [...html(text).matchAll(/<time dateTime="([^"]*)"[^>]*>is</g)];
  const ends = (text: string) => until(text).map(([, at]) => at);
  expect(
    ends('The Moon is in Aries until 01:10 UTC, then in Taurus until 23:10 UTC, then in Gemini.'),
  ).toEqual(['2026-11-21T01:10Z']);
  expect(ends('The Moon is in Aries, from 01:10 UTC until 23:10 UTC.')).toEqual([
    '2026-11-21T23:10Z',
  ]);
  expect(ends('The Moon is waxing. It enters Aries at 01:10 UTC.')).toEqual([]);
});

it('writes “was” for what ended before the UTC date, even without scripts', () => {
  expect(html('The Moon is in Aries until November 20, 23:10 UTC, then in Taurus.')).toContain(
    'data-preposition="is">was</time> in Aries',
  );
});

it('counts “at” and “on” as part of the moment, since they change with the zone', () => {
  expect(html('The Moon trines Mars at 07:39 UTC.')).toBe(
    'The Moon trines Mars <time dateTime="2026-11-21T07:39Z" data-local="2026-11-21" data-preposition="at">at 07:39\u00a0UTC</time>.',
  );
});

it('lets an aspect in the present tense be exact on another day', () => {
  expect(html('The Moon is conjunct Neptune in Aries, your ninth house, at 00:39 UTC.')).toContain(
    'data-preposition="exact at">at 00:39',
  );
});

it('keeps a date without a time together, and leaves the rest as it is', () => {
  expect(html('Mercury trines Mars, exact on November 22 (UTC) & no later.')).toBe(
    'Mercury trines Mars, exact on November\u00a022\u00a0(UTC) &amp; no later.',
  );
  expect(html('')).toBe('');
});

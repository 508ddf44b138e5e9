import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { civilDate } from '#domain/calendar/civil-date.ts';
import { SkyText } from './sky-text.tsx';

const DATE = civilDate('2026-11-21');

function html(text: string, local = false) {
  return renderToStaticMarkup(<SkyText text={text} date={DATE} local={local} />);
}

it('marks each moment and keeps its parts on one line', () => {
  expect(html('The Moon is in Aries until November 22, 10:10 UTC, then in Taurus.')).toBe(
    'The Moon is in Aries until <time dateTime="2026-11-22T10:10Z">November\u00a022, 10:10\u00a0UTC</time>, then in Taurus.',
  );
});

it('keeps a date without a time together, and leaves the rest as it is', () => {
  expect(html('Mercury trines Mars, exact on November 22 (UTC) & no later.')).toBe(
    'Mercury trines Mars, exact on November\u00a022\u00a0(UTC) &amp; no later.',
  );
  expect(html('')).toBe('');
});

it('leaves room for the reader’s own time beside each moment where that is asked for', () => {
  const marked = html('From 04:05 UTC until November 22, 10:10 UTC.', true);
  expect(
    [...marked.matchAll(/dateTime="([^"]+)" data-local="2026-11-21"/g)].map(([, at]) => at),
  ).toEqual(['2026-11-21T04:05Z', '2026-11-22T10:10Z']);
});

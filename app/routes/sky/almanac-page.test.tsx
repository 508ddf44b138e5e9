import { renderToStaticMarkup } from 'react-dom/server';
import { createRoutesStub } from 'react-router';
import { expect, it } from 'vitest';
import { monthOf } from '#domain/calendar/civil-month.ts';
import { calendarMonth, calendarRetrogrades } from '#services/sky-calendar.ts';
import { liveDays } from '../../shell/live-days.ts';
import { AlmanacPage } from './almanac-page.tsx';
import { loadAlmanac } from './load-almanac.ts';

function pageAt(now: string): string {
  const days = liveDays(Date.parse(now));
  const almanac = loadAlmanac(
    { calendarMonth, calendarRetrogrades },
    days.map(({ date, offset }) => ({ month: monthOf(date), seenBy: [offset] })),
  );
  const Site = createRoutesStub([
    { id: 'root', path: '/', loader: () => null, Component: () => <AlmanacPage {...almanac} /> },
  ]);
  const loaderData = { root: { origin: 'https://ephemera.test', days } };
  return renderToStaticMarkup(<Site hydrationData={{ loaderData }} />);
}

const found = (html: string, pattern: RegExp) => [...html.matchAll(pattern)].map(([, own]) => own!);
const ids = (html: string) => found(html, / id="([^"]+)"/g);

it.each([
  ['2026-11-30T16:00:00Z', ['days-of-2026-11', 'days-of-2026-12', 'retrogrades-of-2026']],
  [
    '2026-12-31T16:00:00Z',
    ['days-of-2026-12', 'days-of-2027-01', 'retrogrades-of-2026', 'retrogrades-of-2027'],
  ],
])('has each part of both months once at %s', (now, parts) => {
  const html = pageAt(now);
  expect(new Set(ids(html)).size).toBe(ids(html).length);
  expect(found(html, /<section aria-labelledby="([^"]+)"/g)).toEqual([...parts, 'subscribe']);
  expect(ids(html)).toEqual(expect.arrayContaining(parts));
});

it('shows the year to all readers unless their years differ', () => {
  const shown = /class="year-retrogrades"(?: data-days="([^"]*)")?/g;
  expect(found(pageAt('2026-11-30T16:00:00Z'), shown)).toEqual([undefined]);
  expect(found(pageAt('2026-12-31T16:00:00Z'), shown)).toEqual(['0', '1']);
});

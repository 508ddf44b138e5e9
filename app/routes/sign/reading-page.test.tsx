import { renderToStaticMarkup } from 'react-dom/server';
import { createRoutesStub } from 'react-router';
import { expect, it } from 'vitest';
import { parsePublishedReading } from '#data/published-reading.ts';
import { civilDate } from '#domain/calendar/civil-date.ts';
import type { PublishedReading } from '#domain/reading/stored/stored-reading.ts';
import { ReadingPage } from './reading-page.tsx';

const DATE = civilDate('2026-11-21');
const TITLE = 'Leo Daily Horoscope for November 21, 2026: A *quiet* start';
const INTRODUCTION = 'A morning for small repairs.';

function html(more: object, page: 'today' | 'dated', today: string = DATE) {
  const json = { title: TITLE, introduction: INTRODUCTION, ...more };
  const reading = parsePublishedReading('leo', DATE, json) as PublishedReading;
  const Site = createRoutesStub([
    {
      id: 'root',
      path: '/',
      loader: () => null,
      Component: () => (
        <ReadingPage reading={reading} sky={null} neighbors={undefined} page={page} />
      ),
    },
  ]);
  const hydrationData = {
    loaderData: { root: { origin: 'https://ephemera.test', days: [{ date: today, offset: 0 }] } },
  };
  return renderToStaticMarkup(<Site hydrationData={hydrationData} />);
}

it.each(['today', 'dated'] as const)(
  'shows a reading of title and introduction alone on the page %s',
  (page) => {
    const shown = html({}, page);
    expect(shown).toContain('A quiet start');
    expect(shown).toContain(INTRODUCTION);
    expect(shown).toContain('Last Updated: midnight');
  },
);

it('names the time of a reading that is newer than the first midnight of its date', () => {
  const shown = html({ updatedAt: '2026-11-21T09:05:00.000Z' }, 'today');
  expect(shown).toMatch(/Last Updated: <time dateTime="2026-11-21T09:05Z"[^>]*>09:05 UTC<\/time>/);
  expect(html({ updatedAt: '2026-11-20T09:05:00.000Z' }, 'today')).toContain(
    'Last Updated: midnight',
  );
});

it.each([
  ['2026-11-20', 'For Saturday, November 21, 2026', 'This is tomorrow’s reading'],
  ['2026-11-21', 'Updated Saturday, November 21, 2026', 'This is today’s reading'],
  ['2026-11-19', 'For Saturday, November 21, 2026', 'This day is still to come'],
  ['2026-11-22', 'Updated Saturday, November 21, 2026', ''],
])(
  'tells a reader whose date is %s whether the page is of today, of tomorrow or further ahead',
  (today, dated, standing) => {
    const shown = html({}, 'dated', today);
    expect(shown).toContain(`${dated}</span>`);
    const standings = shown.match(/This (?:is [\w’]+ reading|day is still to come)/g) ?? [];
    expect(standings.join()).toBe(standing);
  },
);

it('says on a dated page when its reading was written', () => {
  const shown = html({ updatedAt: '2026-11-20T09:05:00.000Z' }, 'dated');
  expect(shown).toContain(
    'Last Updated: <time dateTime="2026-11-20T09:05Z">Friday, November 20, 2026, 09:05\u00a0UTC</time>',
  );
});

import { renderToStaticMarkup } from 'react-dom/server';
import { createRoutesStub } from 'react-router';
import { expect, it } from 'vitest';
import { parsePublishedReading } from '#data/published-reading.ts';
import { civilDate } from '#domain/calendar/civil-date.ts';
import type { PublishedReading } from '#domain/reading/stored-reading.ts';
import { ReadingPage } from './reading-page.tsx';

const DATE = civilDate('2026-11-21');
const TITLE = 'Leo Daily Horoscope for November 21, 2026: A *quiet* start';
const INTRODUCTION = 'A morning for small repairs.';

function html(more: object, page: 'today' | 'dated') {
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
    loaderData: { root: { origin: 'https://ephemera.test', days: [{ date: DATE, offset: 0 }] } },
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

it('says on a kept page when its reading was written', () => {
  const shown = html({ updatedAt: '2026-11-20T09:05:00.000Z' }, 'dated');
  expect(shown).toContain(
    'Last Updated: <time dateTime="2026-11-20T09:05Z">Friday, November 20, 2026, 09:05\u00a0UTC</time>',
  );
});

import { expect, it } from 'vitest';
import { civilDate } from '#domain/calendar/civil-date.ts';
import { freshnessOf, mayBeCached, withNotice } from './offline-page.ts';

const TODAY = civilDate('2026-11-22');
const LEO = '/leo-daily-horoscope';

function page(siteDate: string, liveDays: string): string {
  return `<!DOCTYPE html><html lang="en" data-site-name="Ephemera" data-site-date="${siteDate}" data-live-days="${liveDays}"><p data-site-date="2026-11-22">`;
}

it.each([
  ['shows today', LEO, page('2026-11-22', '0 -1'), 'current'],
  ['was rendered the day before and contains today', LEO, page('2026-11-21', '0 1'), 'current'],
  ['is of another date', LEO, page('2026-11-21', '0 -1'), 'of-another-day'],
  ['is the home page of another date', '/', page('2026-11-21', '0'), 'of-another-day'],
  ['names its date', `${LEO}/2026-11-22`, page('2026-11-21', '0 -1'), 'outdated'],
  ['is an article', '/blog/full-moon', page('2026-10-01', '0'), 'outdated'],
  [
    'is not one of ours',
    '/blog',
    '<!DOCTYPE html><html><title>Sign in to the network',
    'of-another-day',
  ],
])('an offline page that %s', (_name, path, html, kind) => {
  expect(freshnessOf(path, html, TODAY).kind).toBe(kind);
});

it('says when it was cached', () => {
  const html = page('2026-11-21', '0');
  const freshness = freshnessOf('/method', html, TODAY);
  expect(freshness).toEqual({ kind: 'outdated', cachedOn: '2026-11-21' });
  expect(withNotice(html, civilDate('2026-11-21'))).toContain(
    '<html data-kept="This page was saved on this device on November 21, 2026. ',
  );
});

it.each([
  ['/', true],
  [`${LEO}/2026-11-22`, true],
  ['/sky/2026-11', true],
  ['/method?page=2', false],
  ['/admin', false],
  ['/offline', false],
  ['/rest/v1/profiles', false],
  ['/functions/v1/generate-horoscope', false],
  [`${LEO}.data`, false],
  [`${LEO}/days.json`, false],
])('whether %s may be cached: %s', (address, may) => {
  expect(mayBeCached(new URL(address, 'https://site.test'))).toBe(may);
});

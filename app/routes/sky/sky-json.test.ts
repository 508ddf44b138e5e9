import { RouterContextProvider } from 'react-router';
import { expect, it, vi } from 'vitest';
import { drawnSkyOf } from '#services/drawn-sky.ts';
import type { Services } from '#services/services.ts';
import { calendarMonth } from '#services/sky-calendar.ts';
import { siteContext } from '../../site-context.ts';
import { loader } from './sky-json.ts';

/** Requests at 09:30 UTC on 21 November 2026: it is still the 20th in Niue, and not yet the 22nd anywhere. */
function ask(date: string) {
  const asked = vi.fn(drawnSkyOf);
  const context = new RouterContextProvider();
  context.set(siteContext, {
    services: { skyOfDay: asked, calendarMonth } as Partial<Services> as Services,
    now: Date.parse('2026-11-21T09:30:00Z'),
    siteName: 'Ephemera',
    imageHost: '/images',
    origin: 'https://ephemera.test',
    nonce: '',
    reportError: () => {},
  });
  const url = new URL(`/sky/${date}.json`, 'https://ephemera.test');
  const request = new Request(url);
  const response = loader({ request, url, params: { date }, pattern: '/sky/:date.json', context });
  return { response, asked };
}

it.each(['2026-11-20', '2026-11-21'])('returns the sky of %s as immutable', async (date) => {
  const { response } = ask(date);
  expect(response.status).toBe(200);
  expect(response.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
  expect(await response.json()).toMatchObject({ moon: { phase: 'Waxing gibbous' } });
});

it.each([
  ['a day to come', '2026-11-22', 'It is not 2026-11-22 anywhere on Earth.'],
  ['a day gone by', '2026-11-19', 'It is not 2026-11-19 anywhere on Earth.'],
  ['another century', '1850-06-01', 'It is not 1850-06-01 anywhere on Earth.'],
  ['no date', '2026-02-30', 'Not a calendar date in the form yyyy-MM-dd: 2026-02-30'],
])('computes nothing for %s, and lets nobody keep the refusal', async (_name, date, error) => {
  const { response, asked } = ask(date);
  expect([response.status, response.headers.get('cache-control')]).toEqual([404, 'no-store']);
  expect(await response.json()).toEqual({ error });
  expect(asked).not.toHaveBeenCalled();
});

it('returns a month to pages of any origin', async () => {
  const { response, asked } = ask('2026-11');
  expect(response.headers.get('access-control-allow-origin')).toBe('*');
  expect(response.headers.get('cache-control')).toContain('max-age=86400');
  const { url, month, days, events, retrogrades } = await response.json();
  expect([url, month, days.length]).toEqual(['https://ephemera.test/sky/2026-11', '2026-11', 30]);
  expect(events).toContainEqual({
    kind: 'lunation',
    id: '2026-11-24-full-moon',
    topic: 'moon-phases',
    title: 'Full Moon in Gemini',
    at: '2026-11-24T14:54Z',
    timed: true,
    phase: 'full moon',
    moonSign: 'gemini',
    sunSign: 'sagittarius',
  });
  expect(retrogrades).toContainEqual({
    body: 'Mercury',
    from: '2026-10-24T07:15Z',
    until: '2026-11-13T15:52Z',
    timed: true,
  });
  expect(asked).not.toHaveBeenCalled();
});

it.each(['1899-12', '2101-01'])('computes nothing for %s', async (month) => {
  const { response } = ask(month);
  expect([response.status, await response.json()]).toEqual([
    404,
    { error: 'The calendar runs from 1900-01 to 2100-12.' },
  ]);
});

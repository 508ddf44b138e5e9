import { RouterContextProvider } from 'react-router';
import { expect, it, vi } from 'vitest';
import type { Services } from '#services/services.ts';
import { skyOfDay } from '#services/sky-of-day.ts';
import { siteContext } from '../../site-context.ts';
import { loader } from './sky-json.ts';

/** Asks at 09:30 UTC on 21 November 2026: it is the 20th in Niue still, and the 22nd nowhere yet. */
function ask(date: string) {
  const asked = vi.fn(skyOfDay);
  const context = new RouterContextProvider();
  context.set(siteContext, {
    services: { skyOfDay: asked } as Partial<Services> as Services,
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

it.each(['2026-11-20', '2026-11-21'])('gives the sky of %s, for good', async (date) => {
  const { response } = ask(date);
  expect(response.status).toBe(200);
  expect(response.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
  expect(await response.json()).toMatchObject({ moon: { phase: 'Waxing gibbous' } });
});

it.each([
  ['a day to come', '2026-11-22', 'It is not 2026-11-22 anywhere on Earth.'],
  ['a day gone by', '2026-11-19', 'It is not 2026-11-19 anywhere on Earth.'],
  ['another century', '1850-06-01', 'It is not 1850-06-01 anywhere on Earth.'],
  ['no date', '2026-02-30', 'No date of the calendar written yyyy-MM-dd: 2026-02-30'],
])('computes nothing for %s, and lets nobody keep the refusal', async (_name, date, error) => {
  const { response, asked } = ask(date);
  expect([response.status, response.headers.get('cache-control')]).toEqual([404, 'no-store']);
  expect(await response.json()).toEqual({ error });
  expect(asked).not.toHaveBeenCalled();
});

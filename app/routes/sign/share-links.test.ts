import { expect, it } from 'vitest';
import { facebookLink, postOnXLink } from './share-links.ts';

const SHARED = {
  title: 'Leo Daily Horoscope for November 21, 2026',
  text: 'Ask & see: 50 % of “it” is done? #1 + 2...',
  url: 'https://example.org/leo-daily-horoscope/2026-11-21?a=b&c',
};

it('passes text and url to X unchanged', () => {
  const link = new URL(postOnXLink(SHARED));
  expect(link.origin + link.pathname).toBe('https://twitter.com/intent/tweet');
  expect(Object.fromEntries(link.searchParams)).toEqual({ text: SHARED.text, url: SHARED.url });
});

it('passes u and quote to Facebook unchanged', () => {
  const link = new URL(facebookLink(SHARED));
  expect(link.origin + link.pathname).toBe('https://www.facebook.com/sharer/sharer.php');
  expect(Object.fromEntries(link.searchParams)).toEqual({ u: SHARED.url, quote: SHARED.text });
});

import { readFile } from 'node:fs/promises';
import { parseFeed } from '@rowanmanning/feed-parser';
import { validateXML } from 'xmllint-wasm';
import { z } from 'zod';
import { ARTICLES } from './articles.ts';
import { expect, test } from './site.ts';
import { withdrawReading } from './stored-rows.ts';

const SCHEMAS = 'node_modules/sitemap/schema';

/** https://www.jsonfeed.org/version/1/: what a feed must have, and what ours has besides. */
const JSON_FEED = z.object({
  version: z.literal('https://jsonfeed.org/version/1'),
  title: z.string().min(1),
  home_page_url: z.url(),
  feed_url: z.url(),
  items: z.array(
    z.object({
      id: z.string().min(1),
      url: z.url(),
      title: z.string().min(1),
      content_html: z.string().min(1),
      summary: z.string().min(1),
      image: z.url(),
      date_published: z.iso.datetime(),
      date_modified: z.iso.datetime(),
      tags: z.array(z.string()),
    }),
  ),
});

test('the feeds of the blog contain every article in full', async ({ request, baseURL }) => {
  const rss = await request.get('/blog/feed.xml');
  expect(rss.headers()['content-type']).toBe('application/rss+xml; charset=utf-8');
  const feed = parseFeed(await rss.text());
  expect(feed.title).toBe('The Ephemera Blog');
  expect(feed.self).toBe(`${baseURL}/blog/feed.xml`);
  expect(feed.items.map(({ url }) => url)).toEqual(
    ARTICLES.map(({ slug }) => `${baseURL}/blog/${slug}`),
  );
  for (const { content } of feed.items) {
    expect(content!.length).toBeGreaterThan(4000);
    expect(content).not.toMatch(/ href="[/#]|<svg|undefined/);
  }
  const json = await request.get('/blog/feed.json');
  expect(json.headers()['content-type']).toBe('application/feed+json; charset=utf-8');
  expect(JSON_FEED.parse(await json.json()).items).toHaveLength(ARTICLES.length);
});

test('the feed of a sign contains its readings in full, today in UTC first', async ({
  request,
  baseURL,
}) => {
  const feed = parseFeed(await (await request.get('/virgo-daily-horoscope/feed.xml')).text());
  expect(feed.title).toBe('Virgo Daily Horoscope');
  const [today] = feed.items;
  expect(today!.url).toBe(`${baseURL}/virgo-daily-horoscope/2026-11-21`);
  expect(today!.published).toEqual(new Date('2026-11-21T00:00:00Z'));
  expect(today!.content).toMatch(/<h2>Love &(amp;)? Relationships<\/h2>.*Why this reading/s);
});

test('the sitemaps are valid and name every page with its last change', async ({
  request,
  baseURL,
}) => {
  const pages = await (await request.get('/sitemaps/pages.xml')).text();
  const readings = await (await request.get('/sitemaps/readings/2026-11.xml')).text();
  const [all, sitemap] = await Promise.all(
    ['all.xsd', 'sitemap.xsd'].map((name) => readFile(`${SCHEMAS}/${name}`, 'utf8')),
  );
  const { errors } = await validateXML({
    xml: [pages, readings].map((contents, i) => ({ fileName: `${i}.xml`, contents })),
    schema: [sitemap!],
    preload: [{ fileName: 'all.xsd', contents: all! }],
  });
  expect(errors).toEqual([]);
  const entries = [...pages.matchAll(/<loc>(.*?)<\/loc><lastmod>(.*?)<\/lastmod>/g)];
  expect(entries).toHaveLength(1 + 12 + 1 + ARTICLES.length);
  expect(readings).toContain(`${baseURL}/leo-daily-horoscope/2026-11-21</loc><lastmod>2026-11-2`);
  // It is stored in advance, and not yet today anywhere.
  expect(readings).not.toContain('/leo-daily-horoscope/2026-11-22');
  const index = await (await request.get('/sitemap.xml')).text();
  expect([...index.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, url]) => url)).toEqual([
    `${baseURL}/sitemaps/pages.xml`,
    `${baseURL}/sitemaps/readings/2026-11.xml`,
  ]);
  for (const month of ['2026-12', '2025-10', '9999-12', '0000-01', 'readings'])
    expect((await request.get(`/sitemaps/readings/${month}.xml`)).status()).toBe(404);
});

test('robots.txt and llms.txt link to the rest', async ({ request, baseURL }) => {
  const robots = await (await request.get('/robots.txt')).text();
  expect(robots).toContain(`Sitemap: ${baseURL}/sitemap.xml`);
  expect(robots).toContain('Disallow: /admin');
  const llms = await (await request.get('/llms.txt')).text();
  for (const { slug, title } of ARTICLES) {
    expect(llms).toContain(`[${title}](${baseURL}/blog/${slug})`);
  }
});

test.describe('a reading as JSON', () => {
  test.use({ clock: '2026-11-21T09:40:00Z' });

  test('is open to any program, and says why if there is none', async ({ request, site }) => {
    const answer = await request.get('/virgo-daily-horoscope/2026-11-21.json');
    expect(answer.headers()['access-control-allow-origin']).toBe('*');
    expect(answer.headers()['cross-origin-resource-policy']).toBe('cross-origin');
    const reading = await answer.json();
    expect(reading).toMatchObject({
      url: `${site.url}/virgo-daily-horoscope/2026-11-21`,
      sign: 'virgo',
      date: '2026-11-21',
    });
    expect(reading.sections).toHaveLength(4);
    expect(reading.checks.length).toBeGreaterThan(0);
    expect(reading.sky.length).toBeGreaterThan(0);
    expect(reading).not.toHaveProperty('writing');

    const missing = await request.get('/virgo-daily-horoscope/2020-01-01.json');
    expect([missing.status(), await missing.json()]).toEqual([
      404,
      { error: 'There is no Virgo reading for 2020-01-01.' },
    ]);
    const noDate = await request.get('/virgo-daily-horoscope/2026-02-30.json');
    expect(noDate.status()).toBe(404);

    withdrawReading(site.dataDir, 'virgo', '2026-11-21');
    const withdrawn = await request.get('/virgo-daily-horoscope/2026-11-21.json');
    expect(withdrawn.status()).toBe(410);
    const feed = await (await request.get('/virgo-daily-horoscope/feed.xml')).text();
    expect(feed).not.toContain('virgo-daily-horoscope/2026-11-21');
  });
});

import { request as httpRequest } from 'node:http';
import type { APIRequestContext, Page } from '@playwright/test';
import { expect, test } from './site.ts';

const PAGES = [
  {
    path: '/',
    title: 'Daily Horoscopes for All Twelve Signs | Ephemera',
    types: ['Organization', 'WebSite'],
  },
  {
    path: '/virgo-daily-horoscope',
    title: 'Virgo Daily Horoscope for November 21, 2026 | Ephemera',
    types: ['Article', 'BreadcrumbList', 'DefinedTerm', 'Organization'],
  },
  {
    path: '/virgo-daily-horoscope/2026-11-20',
    title: 'Virgo Daily Horoscope for November 20, 2026 | Ephemera',
    types: ['Article', 'BreadcrumbList', 'DefinedTerm', 'Organization'],
  },
  {
    path: '/sky',
    title: 'Sky Calendar: This Month’s Moons and Planets | Ephemera',
    types: ['BreadcrumbList', 'CollectionPage', 'Organization'],
  },
  {
    path: '/sky/2026-11',
    title: 'Sky Calendar for November 2026 | Ephemera',
    types: ['BreadcrumbList', 'CollectionPage', 'Organization'],
  },
  {
    path: '/signs',
    title: 'What Is My Zodiac Sign? Dates and Cusps | Ephemera',
    types: ['BreadcrumbList', 'Organization', 'WebPage'],
  },
  {
    path: '/signs/leo',
    title: 'Leo Zodiac Sign: Dates, Symbol, Stars and Myth | Ephemera',
    types: ['BreadcrumbList', 'DefinedTerm', 'Organization'],
  },
  {
    path: '/signs/aries-and-leo',
    title: 'Aries and Leo: Compatibility in Tradition and Today | Ephemera',
    types: ['BreadcrumbList', 'Organization', 'WebPage'],
  },
  {
    path: '/blog',
    title: 'Astrology Blog | Ephemera',
    types: ['Blog', 'BreadcrumbList', 'Organization'],
  },
  {
    path: '/blog/mercury-retrograde-guide',
    // The heading of the article.
    title: null,
    types: ['Article', 'BreadcrumbList', 'Organization'],
  },
];

for (const { path, title: known, types } of PAGES) {
  test(`${path} has its metadata exactly once`, async ({ page, request, site }) => {
    await page.goto(path);
    const head = await headOf(page);
    const heading = await page.getByRole('heading', { level: 1 }).innerText();
    const title = known ?? `${heading} | Ephemera`;
    expect(head.titles).toEqual([title]);
    expect(head.canonicals).toEqual([site.url + path]);
    expect(head.metas.robots).toEqual(['index, follow']);
    expect(head.metas.description).toHaveLength(1);
    expect(head.metas.description?.[0]?.length).toBeGreaterThan(40);
    expect(head.metas['og:url']).toEqual([site.url + path]);
    expect(head.metas['og:title']).toEqual([title.replace(' | Ephemera', '')]);
    expect(head.metas['og:site_name']).toEqual(['Ephemera']);
    expect(head.metas['og:image:alt']).toHaveLength(1);
    expect(head.metas['twitter:card']).toEqual(['summary_large_image']);
    expect(head.metas['twitter:image']).toEqual(head.metas['og:image']);
    const [image = ''] = head.metas['og:image'] ?? [];
    expect(await sizeOf(request, image)).toEqual({ width: 1200, height: 630 });
    expect(head.jsonLd).toHaveLength(1);
    expect(nodeTypes(head.jsonLd[0])).toEqual(types);
  });
}

test('Page Not Found is not indexed', async ({ request }) => {
  const response = await request.get('/no-such-page');
  expect(response.status()).toBe(404);
  const html = await response.text();
  expect(html.match(/<title>[^<]*<\/title>/g)).toEqual([
    '<title>Page Not Found | Ephemera</title>',
  ]);
  expect(html.match(/<meta name="robots"[^>]*>/g)).toEqual([
    '<meta name="robots" content="noindex"/>',
  ]);
  expect(html.match(/<meta name="description"/g)).toHaveLength(1);
  expect(html).not.toMatch(/rel="canonical"|og:|ld\+json/);
});

test('search results are not indexed', async ({ page, site }) => {
  await page.goto('/blog?q=%22%3E%3Cscript%3Ealert(1)%3C%2Fscript%3E');
  const head = await headOf(page);
  expect(head.titles).toEqual(['Articles on “"><script>alert(1)</script>” | Ephemera']);
  expect(head.metas.robots).toEqual(['noindex']);
  expect(head.canonicals).toEqual([`${site.url}/blog`]);
});

test('no tag of one page is left on the next', async ({ page, site }) => {
  await page.goto('/');
  await page.getByRole('link', { name: "Read Today's Horoscope for Virgo" }).click();
  await expect(page).toHaveTitle('Virgo Daily Horoscope for November 21, 2026 | Ephemera');
  const atSign = await headOf(page);
  expect(atSign.canonicals).toEqual([`${site.url}/virgo-daily-horoscope`]);
  expect(atSign.metas['og:url']).toEqual([`${site.url}/virgo-daily-horoscope`]);
  expect(nodeTypes(atSign.jsonLd[0])).toEqual(['BreadcrumbList', 'DefinedTerm', 'Organization']);
  await page.getByRole('link', { name: 'Back to all signs' }).click();
  await expect(page).toHaveTitle('Daily Horoscopes for All Twelve Signs | Ephemera');
  const atHome = await headOf(page);
  expect(atHome.canonicals).toEqual([`${site.url}/`]);
  expect(atHome.metas['article:published_time']).toBeUndefined();
  expect(nodeTypes(atHome.jsonLd[0])).toEqual(['Organization', 'WebSite']);
});

test.describe('if the reader’s date differs from UTC’s', () => {
  test.use({ clock: '2026-11-21T10:30:00Z', timezoneId: 'Pacific/Kiritimati' });
  // One worker for all of them, since each worker opens a site per clock.
  test.describe.configure({ mode: 'default' });

  test('the title follows the reader’s date', async ({ page }) => {
    await page.clock.setFixedTime('2026-11-21T10:30:00Z');
    await page.goto('/leo-daily-horoscope');
    await expect(page).toHaveTitle('Leo Daily Horoscope for November 22, 2026 | Ephemera');
    // The tags that the server wrote into the sign's page name this date.
    await page.getByRole('link', { name: 'Yesterday' }).click();
    await expect(page).toHaveTitle('Leo Daily Horoscope for November 21, 2026 | Ephemera');
    const head = await headOf(page);
    expect(head.canonicals).toEqual([expect.stringMatching(/leo-daily-horoscope\/2026-11-21$/)]);
    expect(head.metas['article:published_time']).toHaveLength(1);
    await page.goBack();
    await expect(page).toHaveTitle('Leo Daily Horoscope for November 22, 2026 | Ephemera');
    await page.getByRole('link', { name: 'Back to all signs' }).click();
    await expect(page).toHaveTitle('Daily Horoscopes for All Twelve Signs | Ephemera');
  });

  test('the title is right for the reader if the scripts do not load', async ({
    browser,
    site,
  }) => {
    const page = await browser.newPage({ timezoneId: 'Pacific/Kiritimati' });
    await page.clock.setFixedTime('2026-11-21T10:30:00Z');
    await page.route('**/assets/*.js', (route) => route.abort());
    await page.goto(`${site.url}/leo-daily-horoscope`);
    await expect(page).toHaveTitle('Leo Daily Horoscope for November 22, 2026 | Ephemera');
    await page.close();
  });

  test('the title is right for the reader if a heading arrives in two parts', async ({
    browser,
    request,
  }) => {
    const html = await (await request.get('/leo-daily-horoscope')).text();
    const page = await browser.newPage({ timezoneId: 'Pacific/Kiritimati' });
    await page.clock.setFixedTime('2026-11-21T10:30:00Z');
    await page.evaluate(
      async (parts) => {
        document.open();
        for (const part of parts) {
          document.write(part);
          await new Promise((painted) => requestAnimationFrame(painted));
        }
        document.close();
      },
      html.split(/(?<=<h1[^>]*>)/),
    );
    await expect(page).toHaveTitle('Leo Daily Horoscope for November 22, 2026 | Ephemera');
    await page.close();
  });
});

test("a malicious Host header doesn't get into the page", async ({ site }) => {
  const tag = await askWithHost(site.url, 'evil.test"><script>alert(1)</script>');
  expect(tag.status).toBe(400);
  expect(tag.body).not.toContain('alert');

  const quotes = await askWithHost(site.url, "evil.test'onload='alert(1)");
  expect(quotes.body).toContain(
    '<link rel="canonical" href="http://evil.test&#x27;onload=&#x27;alert(1)/virgo-daily-horoscope"/>',
  );
});

interface Head {
  titles: string[];
  canonicals: string[];
  metas: Record<string, string[] | undefined>;
  jsonLd: string[];
}

/** Everything that the document's tags say about it, wherever they are. */
function headOf(page: Page): Promise<Head> {
  return page.evaluate(() => {
    const all = (selector: string) => [...document.querySelectorAll<HTMLElement>(selector)];
    const metas: Record<string, string[]> = {};
    for (const tag of all('meta[name], meta[property]')) {
      const name = tag.getAttribute('name') ?? tag.getAttribute('property') ?? '';
      metas[name] = [...(metas[name] ?? []), tag.getAttribute('content') ?? ''];
    }
    return {
      titles: all('html > head > title, body title:not(svg title)').map((tag) => tag.innerText),
      canonicals: all('link[rel=canonical]').map((tag) => tag.getAttribute('href') ?? ''),
      metas,
      jsonLd: all('script[type="application/ld+json"]').map((tag) => tag.textContent ?? ''),
    };
  });
}

function nodeTypes(jsonLd = ''): string[] {
  const graph = JSON.parse(jsonLd) as { '@graph': { '@type': string }[] };
  return graph['@graph'].map((node) => node['@type']).sort();
}

/** Width and height from the first bytes of a PNG or JPEG. */
async function sizeOf(request: APIRequestContext, address: string) {
  const response = await request.get(address, { headers: { Accept: 'image/*' } });
  expect(response.status(), address).toBe(200);
  const bytes = await response.body();
  if (response.headers()['content-type'] === 'image/png') {
    return { width: bytes.readUInt32BE(16), height: bytes.readUInt32BE(20) };
  }
  // JPEG: the frame header, whose mark is FF C0 or FF C2.
  for (let at = 2; at < bytes.length; at += 2 + bytes.readUInt16BE(at + 2)) {
    if ([0xc0, 0xc2].includes(bytes[at + 1] ?? 0)) {
      return { width: bytes.readUInt16BE(at + 7), height: bytes.readUInt16BE(at + 5) };
    }
  }
  return null;
}

function askWithHost(url: string, host: string): Promise<{ status: number; body: string }> {
  return new Promise((resolve, reject) => {
    const asked = httpRequest(`${url}/virgo-daily-horoscope`, { headers: { host } }, (response) => {
      let body = '';
      response.on('data', (chunk) => {
        body += chunk;
      });
      response.on('end', () => resolve({ status: response.statusCode ?? 0, body }));
    });
    asked.on('error', reject);
    asked.end();
  });
}

import { type Image, loadImage } from '@napi-rs/canvas';
import type { APIRequestContext } from '@playwright/test';
import { ARTICLES } from './articles.ts';
import { expect, test } from './site.ts';

/** How many requests run at once. */
const AT_ONCE = 4;

interface Fetched {
  status: number;
  type: string;
  body: Buffer;
}

test('every link and fragment of the site resolves, and every picture has its size', async ({
  request,
  baseURL,
}) => {
  // About four hundred pages, each rendered for the first time.
  test.setTimeout(240_000);
  const site = await crawl(request, baseURL!);
  const wrong: string[] = [];
  for (const [path, { page, from }] of site) {
    if (page.status !== 200) wrong.push(`${path}, linked from ${from}: ${page.status}`);
    if (!page.type.startsWith('text/html')) continue;
    const html = page.body.toString();
    for (const link of anchorsIn(html, path)) {
      const target = site.get(link.path)?.page.body.toString() ?? '';
      if (!target.includes(` id="${link.id}"`))
        wrong.push(`${path}: no anchor ${link.path}#${link.id}`);
    }
    for (const { src, width, height } of picturesIn(html)) {
      const { width: w, height: h } = await sizeOf(site.get(src)!.page);
      if (w !== width || h !== (height ?? h)) wrong.push(`${path}: ${src} is ${w} by ${h}`);
    }
  }
  expect(wrong).toEqual([]);
  for (const { slug } of ARTICLES) expect([...site.keys()]).toContain(`/blog/${slug}`);
  expect(site.size).toBeGreaterThan(100);
});

/** Everything of the site that links lead to from the home page and the sitemap, by path and query. */
async function crawl(request: APIRequestContext, origin: string) {
  const site = new Map<string, { page: Fetched; from: string }>();
  const waiting = new Map([
    ['/', 'the address bar'],
    ['/sitemap.xml', 'robots.txt'],
    ['/llms.txt', 'convention'],
  ]);
  while (waiting.size > 0) {
    const batch = [...waiting].slice(0, AT_ONCE);
    for (const [path] of batch) waiting.delete(path);
    await Promise.all(
      batch.map(async ([path, from]) => {
        const answer = await request.get(path);
        const type = answer.headers()['content-type'] ?? '';
        const page = { status: answer.status(), type, body: await answer.body() };
        site.set(path, { page, from });
        for (const found of addressesIn(page, path, origin)) {
          if (!site.has(found) && !waiting.has(found)) waiting.set(found, path);
        }
      }),
    );
  }
  return site;
}

/** The addresses on this site that a page or a sitemap links to. */
function addressesIn({ type, body }: Fetched, path: string, origin: string): string[] {
  if (!/html|xml|text\/plain/.test(type)) return [];
  // The calendar's months continue for two centuries.
  const text = body.toString().replaceAll(/<a\b[^>]* rel="[^"]*nofollow[^"]*"[^>]*>/g, '');
  const named = type.startsWith('text/html')
    ? [
        ...[...text.matchAll(/<(?:a|link|img|script)\b[^>]*? (?:href|src)="([^"]+)"/g)].map(
          ([, a]) => a!,
        ),
        ...[...text.matchAll(/property="og:image" content="([^"]+)"/g)].map(([, a]) => a!),
        ...picturesIn(text).map(({ src }) => src),
      ]
    : [...text.matchAll(/(?:<loc>|\]\()([^<)]+)(?:<\/loc>|\))/g)].map(([, a]) => a!);
  return named
    .map((address) => new URL(address.replaceAll('&amp;', '&'), origin + path))
    .filter((url) => url.origin === origin)
    .map((url) => url.pathname + url.search);
}

/** The anchors that a page's links name, on it and on others. */
function anchorsIn(html: string, path: string): { path: string; id: string }[] {
  return [...html.matchAll(/<a\b[^>]*? href="([^"#]*)#([^"]+)"/g)]
    .filter(([, page]) => !page || page.startsWith('/'))
    .map(([, page, id]) => ({ path: page || path, id: decodeURIComponent(id!) }));
}

/** The pictures on a page, with their declared sizes. */
function picturesIn(html: string): { src: string; width: number; height?: number }[] {
  return [...html.matchAll(/<img\b[^>]*>/g)].flatMap(([tag]) => {
    const value = (name: string) => tag.match(new RegExp(` ${name}="([^"]*)"`))?.[1] ?? '';
    const dense = value('srcSet').split(', ').at(-1)!.split(' ');
    return [
      { src: value('src'), width: Number(value('width')), height: Number(value('height')) },
      { src: dense[0]!, width: Number.parseInt(dense[1]!, 10) },
    ].map((picture) => ({ ...picture, src: picture.src.replaceAll('&amp;', '&') }));
  });
}

function sizeOf({ body }: Fetched): Promise<Image> {
  return loadImage(body);
}

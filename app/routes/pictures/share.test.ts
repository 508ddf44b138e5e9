import { createCanvas, type Image, loadImage } from '@napi-rs/canvas';
import { RouterContextProvider } from 'react-router';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Backend } from '#backend/backend.ts';
import { createDataClient } from '#data/client.ts';
import { storeIfMissing } from '#data/readings.ts';
import { civilDate } from '#domain/calendar/civil-date.ts';
import { createComputedWriter } from '#services/computed-writer.ts';
import { drawnSkyOf } from '#services/drawn-sky.ts';
import { createServices, type Services } from '#services/services.ts';
import { preparedBackend } from '#tests/factories/backend.ts';
import { keptLog } from '#tests/factories/log.ts';
import { storedReading } from '#tests/factories/reading.ts';
import { siteContext } from '../../site-context.ts';
import { loader as shareHome } from './share-home.ts';
import { loader as shareReading } from './share-reading.ts';

const ORIGIN = 'https://ephemera.test';
/** In bytes. Half the limit of the strictest messenger. */
const LARGEST = 320_000;

let backend: Backend;
let context: RouterContextProvider;

beforeAll(async () => {
  backend = await preparedBackend();
  const data = createDataClient({ url: backend.url, key: backend.secretKey, fetch: backend.fetch });
  await storeIfMissing(data, storedReading('leo', civilDate('2026-03-01')));
  await storeIfMissing(data, storedReading('leo', civilDate('2026-03-02'), { published: false }));
  context = contextWith(
    createServices({
      data,
      computed: createComputedWriter({
        judge: () => ({ checks: [], refusals: [] }),
        log: keptLog(),
      }),
      clock: () => Date.parse('2026-11-21T09:30:00Z'),
      log: keptLog(),
    }),
  );
});
afterAll(() => backend.close());

function contextWith(services: Services): RouterContextProvider {
  const context = new RouterContextProvider();
  context.set(siteContext, {
    services,
    now: Date.parse('2026-11-21T09:30:00Z'),
    siteName: 'Ephemera',
    imageHost: '/images',
    origin: ORIGIN,
    nonce: '',
    reportError: () => {},
  });
  return context;
}

function ask(sign: string, file: string, headers: Record<string, string> = {}, from = context) {
  const url = new URL(`/share/${sign}/${file}`, ORIGIN);
  return shareReading({
    request: new Request(url, { headers }),
    url,
    params: { sign, file },
    pattern: '/share/:sign/:file',
    context: from,
  });
}

async function imageOf(response: Response): Promise<Image> {
  return loadImage(await response.arrayBuffer());
}

/** How many pixels of a region have a color, not counting antialiased edges. */
function pixelsOf(
  image: Image,
  [left, top, width, height]: readonly [number, number, number, number],
  color: readonly [number, number, number],
): number {
  const sheet = createCanvas(image.width, image.height).getContext('2d');
  sheet.drawImage(image, 0, 0);
  const { data } = sheet.getImageData(left, top, width, height);
  let count = 0;
  for (let at = 0; at < data.length; at += 4) {
    if (color.every((value, channel) => Math.abs(data[at + channel]! - value) <= 8)) count++;
  }
  return count;
}

describe('the picture of a reading', () => {
  it.each([
    ['stored long ago', 'leo', '2026-03-01.png'],
    ['of a date that is today somewhere', 'aries', '2026-11-21.png'],
  ])('is drawn for one %s', async (_name, sign, file) => {
    const response = await ask(sign, file);
    expect([response.status, response.headers.get('content-type')]).toEqual([200, 'image/png']);
    const bytes = Number(response.headers.get('content-length'));
    expect(bytes).toBeLessThan(LARGEST);
    const { width, height } = await imageOf(response);
    expect([width, height]).toEqual([1200, 630]);
  });

  it.each([
    ['the name of the sign in ivory', [156, 52, 300, 60], [0xf4, 0xeb, 0xd7], 600],
    ['its date in bright gold', [72, 130, 400, 40], [0xf8, 0xe1, 0xa4], 500],
    ['its headline in the pale color of Leo', [72, 180, 640, 300], [0xfb, 0xdb, 0x9d], 500],
    ['the stars of Leo in the same', [520, 26, 190, 108], [0xfb, 0xdb, 0x9d], 10],
    ['the lit part of a nearly full Moon', [840, 30, 360, 480], [0xf3, 0xe6, 0xc4], 30_000],
    ['the phase of the Moon in bright gold', [700, 560, 460, 50], [0xf8, 0xe1, 0xa4], 300],
    ['the name of the site in gold', [116, 540, 300, 40], [0xe5, 0xc3, 0x75], 500],
  ] as const)('shows %s', async (_name, region, color, atLeast) => {
    const image = await imageOf(await ask('leo', '2026-03-01.png'));
    expect(pixelsOf(image, region, color)).toBeGreaterThan(atLeast);
  });

  it('changes with the headline', async () => {
    const date = civilDate('2026-03-01');
    async function etagUnder(headline: string) {
      const title = `Leo Daily Horoscope for March 1, 2026: ${headline}`;
      const services: Partial<Services> = {
        readingForDay: async () => ({
          standing: 'published',
          reading: storedReading('leo', date, { title }),
        }),
        skyOfDay: drawnSkyOf,
      };
      const response = await ask('leo', '2026-03-01.png', {}, contextWith(services as Services));
      expect(response.status).toBe(200);
      return response.headers.get('etag');
    }
    const quiet = await etagUnder('A *Quiet* Start');
    expect(await etagUnder('A *Loud* Start')).not.toBe(quiet);
    expect(await etagUnder('A *Quiet* Start')).toBe(quiet);
  });

  it('is not sent again to a browser that has it cached', async () => {
    const etag = (await ask('leo', '2026-03-01.png')).headers.get('etag') ?? '';
    expect(etag).toMatch(/^"[\w-]+"$/);
    const again = await ask('leo', '2026-03-01.png', { 'If-None-Match': `W/"other", W/${etag}` });
    expect([again.status, await again.text()]).toEqual([304, '']);
    const other = await ask('leo', '2026-03-01.png', { 'If-None-Match': '"other"' });
    expect(other.status).toBe(200);
  });

  it.each([
    ['a date never written for', 'leo', '1999-01-01.png'],
    ['a reading that is not published', 'leo', '2026-03-02.png'],
    ['a day to come', 'leo', '2026-12-24.png'],
    ['a date that does not exist', 'leo', '2026-02-30.png'],
    ['no such sign', 'ophiuchus', '2026-11-21.png'],
    ['another kind of file', 'leo', '2026-03-01.svg'],
    ['no date', 'leo', 'png'],
  ])('does not exist for %s', async (_name, sign, file) => {
    const response = await ask(sign, file);
    expect([response.status, await response.text()]).toEqual([404, 'There is no such picture.']);
  });
});

it('draws a picture of the site itself', async () => {
  const url = new URL('/share/home.png', ORIGIN);
  const request = new Request(url);
  const response = await shareHome({
    request,
    url,
    params: {},
    pattern: '/share/home.png',
    context,
  });
  expect([response.status, response.headers.get('content-type')]).toEqual([200, 'image/png']);
  expect(Number(response.headers.get('content-length'))).toBeLessThan(LARGEST);
  const image = await imageOf(response);
  expect([image.width, image.height]).toEqual([1200, 630]);
  const ivory = [0xf4, 0xeb, 0xd7] as const;
  expect(pixelsOf(image, [72, 40, 540, 80], ivory)).toBeGreaterThan(2000);
  expect(pixelsOf(image, [72, 200, 620, 190], ivory)).toBeGreaterThan(2000);
  const litMoon = [0xf3, 0xe6, 0xc4] as const;
  expect(pixelsOf(image, [740, 30, 460, 480], litMoon)).toBeGreaterThan(20_000);
});

import { createCanvas, loadImage } from '@napi-rs/canvas';
import { RouterContextProvider } from 'react-router';
import { describe, expect, it } from 'vitest';
import type { Services } from '#services/services.ts';
import { versionOf } from '../../pictures/originals.server.ts';
import { type SiteContext, siteContext } from '../../site-context.ts';
import { loader } from './image.ts';

const NO_BUCKET: Services['covers'] = { find: () => null, put: async () => {} };

function ask(path: string, headers: Record<string, string> = {}, covers = NO_BUCKET) {
  const url = new URL(path, 'https://ephemera.test');
  const id = decodeURIComponent(url.pathname.split('/')[2] ?? '');
  const request = new Request(url, { headers });
  const context = new RouterContextProvider();
  context.set(siteContext, { services: { covers } } as SiteContext);
  return loader({ request, url, params: { id }, pattern: '/images/:id', context });
}

it.each([
  ['no size', '/images/mercury-retrograde-guide'],
  ['a width that is not a number', '/images/mercury-retrograde-guide?w=x&h=225&fit=crop'],
  ['a height beyond the originals', '/images/mercury-retrograde-guide?w=400&h=100000&fit=crop'],
])('refuses %s with a sentence', async (_name, path) => {
  const response = await ask(path);
  expect(response.status).toBe(400);
  expect(await response.text()).toBe(
    'The width w and the height h must be one of these pairs: 400x225, 800x450, 800x400, 1600x800, 1200x630.',
  );
});

it.each([
  ['a name nobody has', '/images/no-such-article?w=400&h=225&fit=crop'],
  ['a way out of the folder', '/images/..%2F..%2Fsecrets?w=400&h=225&fit=crop'],
  ['an odd name', '/images/%00?w=400&h=225&fit=crop'],
])('has no picture for %s', async (_name, path) => {
  const response = await ask(path);
  expect([response.status, await response.text()]).toEqual([404, 'There is no such picture.']);
});

describe('a cover', () => {
  const CARD = '/images/mercury-retrograde-guide?w=400&h=225&fit=crop';

  it.each([
    ['AVIF to a browser that takes it', 'image/avif,image/webp,image/*,*/*;q=0.8', 'image/avif'],
    ['WebP to one without AVIF', 'image/webp,image/*,*/*;q=0.8', 'image/webp'],
    ['WebP to one that will not have AVIF', 'image/avif;q=0, image/webp;q=0.9', 'image/webp'],
    ['JPEG to one that takes anything', '*/*', 'image/jpeg'],
    ['JPEG to one that will not have WebP', 'image/webp;q=0,image/*', 'image/jpeg'],
    ['JPEG to one that says nothing', '', 'image/jpeg'],
  ])('is sent as %s', async (_name, accept, type) => {
    const response = await ask(CARD, { Accept: accept });
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toBe(type);
    expect(response.headers.get('vary')).toBe('Accept');
    expect(response.headers.get('cache-control')).toMatch(/^public, max-age=86400/);
    const image = await loadImage(await response.arrayBuffer());
    expect([image.width, image.height]).toEqual([400, 225]);
  });

  it('is immutable if its URL has the hash of its contents', async () => {
    const keptFor = async (path: string) => (await ask(path)).headers.get('cache-control');
    const version = await versionOf('mercury-retrograde-guide');
    expect(await keptFor(`${CARD}&v=${version}`)).toContain('immutable');
    expect(await keptFor(`${CARD}&v=0000000000`)).toMatch(/^public, max-age=86400/);
  });

  it('is not sent again to a browser that has it cached', async () => {
    const etag = (await ask(CARD)).headers.get('etag') ?? '';
    const again = await ask(CARD, { 'If-None-Match': etag });
    expect([again.status, again.headers.get('vary')]).toEqual([304, 'Accept']);
    const asWebp = await ask(CARD, { 'If-None-Match': etag, Accept: 'image/webp' });
    expect(asWebp.status).toBe(200);
  });
});

describe('a cover in the images bucket', () => {
  const ADDRESS = '/images/mercury-retrograde-guide?w=400&h=225&fit=crop';
  const covers = (bytes: Uint8Array | null, hash: string): Services['covers'] => ({
    ...NO_BUCKET,
    find: () => ({ hash, read: async () => bytes }),
  });
  const widthOf = async (response: Response) => {
    expect(response.status).toBe(200);
    return (await loadImage(await response.arrayBuffer())).width;
  };

  it('is cropped instead of the original', async () => {
    const square = await createCanvas(50, 50).encode('webp');
    const response = await ask(`${ADDRESS}&v=aaaaaaaaaa`, {}, covers(square, 'aaaaaaaaaabbbb'));
    expect(response.headers.get('cache-control')).toContain('immutable');
    expect(await widthOf(response)).toBe(50);
  });

  it.each([
    ['the store does not return it', null],
    ['it is not a picture', Buffer.from('no picture')],
  ])('gives way to the original if %s', async (_name, bytes) => {
    const version = await versionOf('mercury-retrograde-guide');
    const response = await ask(`${ADDRESS}&v=${version}`, {}, covers(bytes, 'cccccccccc'));
    expect(response.headers.get('cache-control')).toContain('immutable');
    expect(await widthOf(response)).toBe(400);
  });
});

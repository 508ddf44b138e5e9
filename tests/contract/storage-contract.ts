import { loadImage } from '@napi-rs/canvas';
import { createClient, type SupabaseClient } from '@supabase/supabase-js';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Backend } from '#backend/backend.ts';
import { TEST_READER } from '../factories/backend.ts';
import { picture } from '../factories/picture.ts';
import { servedOverHttp } from '../factories/served-over-http.ts';
import type { OpenedBackend } from './opened-backend.ts';

const MEGABYTE = 1024 * 1024;

/** What the storage of every backend must do for an unmodified supabase-js, over the network. */
export function storageContract(opened: () => OpenedBackend): void {
  describe('the images bucket', () => {
    let site: { url: string; close(): void };
    let service: SupabaseClient;
    let visitor: SupabaseClient;
    let png: Buffer;

    beforeAll(async () => {
      const { backend } = opened();
      site = await reach(backend);
      service = connect(backend.secretKey);
      visitor = connect(backend.publishableKey);
      png = await picture();
    });
    afterAll(() => site.close());

    function connect(key: string): SupabaseClient {
      return createClient(site.url, key, { auth: { persistSession: false } });
    }
    const images = (client: SupabaseClient) => client.storage.from('images');
    const store = (name: string, options = {}) =>
      images(service).upload(name, png, { contentType: 'image/png', ...options });

    it('returns what was stored, to anyone', async () => {
      const { data, error } = await store('plain.png', { metadata: { by: 'hand' } });
      expect(error).toBeNull();
      expect(data).toMatchObject({ path: 'plain.png', fullPath: 'images/plain.png' });

      const { publicUrl } = images(visitor).getPublicUrl('plain.png').data;
      const response = await fetch(publicUrl);
      expect(Object.fromEntries(response.headers)).toMatchObject({
        'content-type': 'image/png',
        'cache-control': 'max-age=3600',
        'access-control-allow-origin': '*',
      });
      expect(Buffer.from(await response.arrayBuffer()).equals(png)).toBe(true);
      const etag = response.headers.get('etag')!;
      const again = await fetch(publicUrl, { headers: { 'If-None-Match': etag } });
      expect(again.status).toBe(304);

      const downloaded = await images(visitor).download('plain.png');
      expect(Buffer.from(await downloaded.data!.arrayBuffer()).equals(png)).toBe(true);
      expect((await images(visitor).info('plain.png')).data).toMatchObject({
        id: data!.id,
        name: 'plain.png',
        bucketId: 'images',
        size: png.length,
        contentType: 'image/png',
        etag,
        metadata: { by: 'hand' },
      });
      expect((await images(visitor).exists('plain.png')).data).toBe(true);
      expect((await images(visitor).exists('missing.png')).data).toBe(false);
    });

    it('accepts a Blob, as browsers send it', async () => {
      const blob = new Blob([new Uint8Array(png)], { type: 'image/png' });
      const { error } = await images(service).upload('blob.png', blob, { cacheControl: '60' });
      expect(error).toBeNull();
      const response = await fetch(images(visitor).getPublicUrl('blob.png').data.publicUrl);
      expect(response.headers.get('cache-control')).toBe('max-age=60');
      expect(Buffer.from(await response.arrayBuffer()).equals(png)).toBe(true);
    });

    it('lists a folder', async () => {
      for (const name of ['list/b.png', 'list/a.png', 'list/deeper/c.png']) await store(name);
      const namesIn = async (folder: string, options = {}) =>
        (await images(visitor).list(folder, options)).data?.map(({ name }) => name);
      expect(await namesIn('list')).toEqual(['deeper', 'a.png', 'b.png']);
      expect(await namesIn('list/deeper')).toEqual(['c.png']);
      expect(await namesIn('list', { limit: 1, offset: 1 })).toEqual(['a.png']);
      expect(await namesIn('list', { search: 'B' })).toEqual(['b.png']);
      expect(await namesIn('list', { sortBy: { column: 'name', order: 'desc' } })).toEqual([
        'deeper',
        'b.png',
        'a.png',
      ]);
      expect(await namesIn('none')).toEqual([]);
      const { data } = await images(visitor).list('list', { search: 'a' });
      expect(data![0]).toMatchObject({
        id: expect.any(String),
        metadata: { size: png.length, mimetype: 'image/png' },
      });
    });

    it('keeps the first of two uploads, and replaces one on request', async () => {
      const first = await store('twice.png');
      expect((await store('twice.png')).error).toMatchObject({
        status: 400,
        statusCode: '409',
        message: 'The resource already exists',
      });
      const other = await picture(8, 8);
      for (const replaced of [
        await images(service).upload('twice.png', other, {
          contentType: 'image/png',
          upsert: true,
        }),
        await images(service).update('twice.png', other, { contentType: 'image/png' }),
      ]) {
        expect(replaced.data?.id).toBe(first.data?.id);
      }
      const { data } = await images(visitor).download('twice.png');
      expect(Buffer.from(await data!.arrayBuffer()).equals(other)).toBe(true);
    });

    it('moves, copies and removes', async () => {
      await store('from.png');
      expect((await images(service).move('from.png', 'to.png')).error).toBeNull();
      expect((await images(service).copy('to.png', 'copy.png')).data).toEqual({
        path: 'images/copy.png',
      });
      const taken = await images(service).move('copy.png', 'to.png');
      expect(taken.error).toMatchObject({ statusCode: '409' });
      const missing = await images(service).move('from.png', 'elsewhere.png');
      expect(missing.error).toMatchObject({ statusCode: '404', message: 'Object not found' });
      const removed = await images(service).remove(['to.png', 'copy.png', 'from.png']);
      expect(removed.data?.map(({ name }) => name).sort()).toEqual(['copy.png', 'to.png']);
      expect((await images(visitor).exists('to.png')).data).toBe(false);
    });

    it.each(['a visitor', 'a reader', 'an admin'])('lets %s change nothing', async (who) => {
      await store('kept.png', { upsert: true });
      const before = (await images(service).list()).data;
      const person = connect(opened().backend.publishableKey);
      if (who !== 'a visitor') {
        const { username, password } = who === 'a reader' ? TEST_READER : opened().admin;
        const email = `${username}@admin.local`;
        const { error } = await person.auth.signInWithPassword({ email, password });
        expect(error).toBeNull();
      }
      const bucket = images(person);
      expect((await bucket.list()).data).toEqual(before);
      const type = { contentType: 'image/png' };
      for (const { data, error } of [
        await bucket.upload('new.png', png, type),
        await bucket.upload('new.png', new Blob([new Uint8Array(png)], { type: 'image/png' })),
        await bucket.upload('kept.png', png, { ...type, upsert: true }),
        await bucket.update('kept.png', png, type),
        await bucket.move('kept.png', 'gone.png'),
        await bucket.copy('kept.png', 'new.png'),
        await bucket.remove(['kept.png']),
      ]) {
        expect(data).toBeNull();
        expect(error).toMatchObject({
          status: 400,
          statusCode: '403',
          message: 'new row violates row-level security policy',
        });
      }
      expect((await images(service).list()).data).toEqual(before);
    });

    it('hides the table of the objects', async () => {
      const { error, status } = await visitor.from('stored_objects').select('name');
      expect([status, error?.code]).toEqual([401, '42501']);
    });

    it('refuses in Supabase’s format', async () => {
      const response = await fetch(`${site.url}/storage/v1/object/images/new.png`, {
        method: 'POST',
        headers: { apikey: opened().backend.publishableKey, 'content-type': 'image/png' },
        body: new Uint8Array(png),
      });
      expect([response.status, await response.json()]).toEqual([
        400,
        {
          statusCode: '403',
          code: 'AccessDenied',
          error: 'Unauthorized',
          message: 'new row violates row-level security policy',
        },
      ]);
    });

    it.each([
      ['no key', {}, 'Invalid Compact JWS'],
      ['a made-up key', { apikey: 'sb_secret_made_up' }, 'Invalid Compact JWS'],
      ['a forged token', { authorization: 'Bearer aaa.bbb.ccc' }, 'signature verification failed'],
    ])('refuses %s', async (_name, given: Record<string, string>, message) => {
      const headers = {
        ...(given.authorization && { apikey: opened().backend.publishableKey }),
        ...given,
      };
      for (const [method, path] of [
        ['POST', 'object/list/images'],
        ['POST', 'object/images/new.png'],
        ['DELETE', 'object/images'],
      ]) {
        const response = await fetch(`${site.url}/storage/v1/${path}`, {
          method,
          headers: { ...headers, 'content-type': 'image/png' },
          body: '{"prefix":"","prefixes":["plain.png"]}',
        });
        expect(await response.json()).toMatchObject({ statusCode: '403', message });
      }
    });

    it('refuses other types in every kind of upload', async () => {
      const bucket = images(service);
      const page = new Blob(['<script>'], { type: 'text/html' });
      for (const { error } of [
        await bucket.upload('page.html', '<script>', { contentType: 'text/html' }),
        await bucket.upload('page.html', page),
        await bucket.upload('untyped.png', png),
      ]) {
        expect(error).toMatchObject({
          status: 400,
          statusCode: '415',
          message: expect.stringMatching(/^mime type text\/\S+ is not supported$/),
        });
      }
    });

    it('refuses content that does not match its declared type', async () => {
      const bucket = images(service);
      const type = { contentType: 'image/png' };
      for (const { error } of [
        await bucket.upload('page.png', '<script>', type),
        await bucket.upload('page.png', new Blob(['<script>'], { type: 'image/png' })),
        await bucket.upload('empty.png', '', type),
        await bucket.update('plain.png', '<script>', type),
        await bucket.upload('other.webp', png, { contentType: 'image/webp' }),
      ]) {
        expect(error).toMatchObject({
          status: 400,
          statusCode: '415',
          message: expect.stringMatching(/^The content is not of mime type image\/(png|webp)$/),
        });
      }
    });

    it('refuses more than 5 MB, and accepts exactly that', async () => {
      const type = { contentType: 'image/png' };
      const bucket = images(service);
      const large = Buffer.concat([png, Buffer.alloc(5 * MEGABYTE - png.length)]);
      expect((await bucket.upload('large.png', large, type)).error).toBeNull();
      const tooLarge = Buffer.concat([large, Buffer.alloc(1)]);
      for (const body of [
        tooLarge,
        new Blob([tooLarge], { type: 'image/png' }),
        new Blob([tooLarge, large], { type: 'image/png' }),
        new Blob([tooLarge]).stream(),
      ]) {
        expect((await bucket.upload('larger.png', body, type)).error).toMatchObject({
          status: 400,
          statusCode: '413',
          message: 'The object exceeded the maximum allowed size',
        });
      }
      await bucket.remove(['large.png']);
    });

    it.each([
      ['a path traversal', '..%2Fsecret.png'],
      ['a nested path traversal', 'a/..%2F..%2Fsecret.png'],
      ['a dot', 'a%2F.%2Fb.png'],
      ['an empty folder', 'a%2F%2Fb.png'],
      ['a null byte', 'a%00.png'],
      ['a backslash', 'a%5C..%5Cb.png'],
      ['letters that S3 does not allow', 'm%C3%A4rz.png'],
      ['a broken escape', '%E0%A4%A'],
      ['a name that is too long', 'a'.repeat(1025)],
    ])('refuses %s as a name', async (_name, name) => {
      const { secretKey } = opened().backend;
      for (const [method, route] of [
        ['POST', 'object'],
        ['PUT', 'object'],
        ['DELETE', 'object'],
        ['GET', 'object/public'],
        ['GET', 'render/image/public'],
      ]) {
        const response = await fetch(`${site.url}/storage/v1/${route}/images/${name}`, {
          method,
          headers: { apikey: secretKey, 'content-type': 'image/png' },
          ...(method === 'GET' ? {} : { body: new Uint8Array(png) }),
        });
        expect(await response.json()).toMatchObject({ statusCode: '400', code: 'InvalidKey' });
      }
    });

    it('reports what does not exist', async () => {
      const missing = { statusCode: '404', error: 'not_found', message: 'Object not found' };
      const noBucket = {
        statusCode: '404',
        error: 'Bucket not found',
        message: 'Bucket not found',
      };
      const ask = async (path: string) => {
        const response = await fetch(`${site.url}/storage/v1/${path}`);
        return [response.status, await response.json()];
      };
      for (const route of ['object/public', 'object/info/public', 'render/image/public']) {
        expect(await ask(`${route}/images/none.png`)).toMatchObject([400, missing]);
        expect(await ask(`${route}/other/none.png`)).toMatchObject([400, noBucket]);
      }
      const other = service.storage.from('other');
      for (const { error } of [
        await other.upload('a.png', png, { contentType: 'image/png' }),
        await other.list(),
        await other.remove(['a.png']),
        await visitor.storage.from('other').upload('a.png', png, { contentType: 'image/png' }),
      ]) {
        expect(error).toMatchObject({ statusCode: '404', message: 'Bucket not found' });
      }
      expect(await ask('object/sign/images/plain.png')).toMatchObject([
        404,
        { error: 'Not Found' },
      ]);
      expect((await service.storage.getBucket('images')).data).toMatchObject({ public: true });
      expect((await visitor.storage.listBuckets()).data).toEqual([]);
    });

    describe('in another size', () => {
      beforeAll(async () => {
        await store('wide.png', { upsert: true });
      });

      it.each([
        ['covers by default', { width: 50, height: 50 }, [50, 50]],
        ['covers on request', { width: 50, height: 50, resize: 'cover' }, [50, 50]],
        ['fits', { width: 50, height: 50, resize: 'contain' }, [50, 25]],
        ['stretches', { width: 50, height: 100, resize: 'fill' }, [50, 100]],
        ['follows one side', { width: 50 }, [50, 25]],
        ['is never larger', { width: 900, height: 900, resize: 'contain' }, [200, 100]],
        ['is bounded', { width: 100_000, height: 50_000 }, [100, 100]],
      ] as const)('%s', async (_name, transform, size) => {
        const { publicUrl } = images(visitor).getPublicUrl('wide.png', { transform }).data;
        const response = await fetch(publicUrl);
        expect(response.headers.get('content-type')).toBe('image/png');
        const { width, height } = await loadImage(await response.arrayBuffer());
        expect([width, height]).toEqual(size);
      });

      it('is WebP for clients that accept it, and smaller at lower quality', async () => {
        const sizes = [];
        for (const quality of [20, 100]) {
          const transform = { width: 150, quality };
          const { publicUrl } = images(visitor).getPublicUrl('wide.png', { transform }).data;
          const response = await fetch(publicUrl, { headers: { Accept: 'image/webp,*/*' } });
          expect(response.headers.get('content-type')).toBe('image/webp');
          sizes.push((await response.arrayBuffer()).byteLength);
        }
        expect(sizes[0]).toBeLessThan(sizes[1]!);
      });

      it('has the requested format, whatever the client accepts', async () => {
        for (const [format, accept, type] of [
          ['webp', '*/*', 'image/webp'],
          ['origin', 'image/webp', 'image/png'],
        ] as const) {
          const address = `${site.url}/storage/v1/render/image/public/images/wide.png?width=50&format=${format}`;
          const response = await fetch(address, { headers: { Accept: accept } });
          expect(response.headers.get('content-type')).toBe(type);
          expect((await loadImage(await response.arrayBuffer())).width).toBe(50);
        }
      });

      it('can be downloaded too', async () => {
        const { data } = await images(visitor).download('wide.png', { transform: { width: 20 } });
        expect((await loadImage(await data!.arrayBuffer())).width).toBe(20);
      });

      it('is the new image after a replacement', async () => {
        await store('changing.png');
        const transform = { width: 100, height: 100 };
        const { publicUrl } = images(visitor).getPublicUrl('changing.png', { transform }).data;
        await fetch(publicUrl);
        await images(service).update('changing.png', await picture(30, 30), {
          contentType: 'image/png',
        });
        const after = await fetch(publicUrl);
        expect((await loadImage(await after.arrayBuffer())).width).toBe(30);
      });

      it.each([
        ['width=x', 'querystring/width must be integer'],
        ['width=-1', 'querystring/width must be >= 0'],
        ['width=50&quality=1', 'querystring/quality must be >= 20'],
        ['width=50&format=avif', 'querystring/format must be equal to one of the allowed values'],
        ['width=50&resize=tile', 'querystring/resize must be equal to one of the allowed values'],
      ])('refuses %s', async (query, message) => {
        const address = `${site.url}/storage/v1/render/image/public/images/wide.png?${query}`;
        const response = await fetch(address);
        expect([response.status, await response.json()]).toMatchObject([
          400,
          { statusCode: '400', message },
        ]);
      });

      it('is refused for half an image, and for one with too many pixels', async () => {
        const huge = Buffer.from(png);
        // The width and height in a PNG's header.
        huge.writeUInt32BE(30_000, 16);
        huge.writeUInt32BE(30_000, 20);
        for (const [bytes, why] of [
          [png.subarray(0, 60), 'invalid or unsupported for rendering'],
          [huge, 'too large to process'],
        ] as const) {
          const type = { contentType: 'image/png', upsert: true };
          await images(service).upload('odd.png', bytes, type);
          const transform = { width: 20 };
          const { publicUrl } = images(visitor).getPublicUrl('odd.png', { transform }).data;
          const response = await fetch(publicUrl);
          expect([response.status, await response.json()]).toMatchObject([
            400,
            { message: `The source image is ${why}` },
          ]);
        }
      });
    });
  });
}

/** A backend over the network: behind our own server, unless it is remote already. */
async function reach(backend: Backend): Promise<{ url: string; close(): void }> {
  return backend.handle ? servedOverHttp(backend) : { url: backend.url, close() {} };
}

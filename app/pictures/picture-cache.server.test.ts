import { describe, expect, it, vi } from 'vitest';
import type { MadePicture } from './made-picture.server.ts';
import { createPictureCache } from './picture-cache.server.ts';

const LIMITS = { maxBytes: 100, atOnce: 2, maxWaiting: 2 };

function picture(length: number): MadePicture {
  return { bytes: new Uint8Array(length), type: 'image/png', etag: '"a"' };
}

/** Work that ends when told to. */
function work() {
  const ends: ((made: MadePicture) => void)[] = [];
  const make = vi.fn(() => new Promise<MadePicture>((end) => ends.push(end)));
  return { make, end: () => ends.shift()?.(picture(10)) };
}

describe('the picture cache', () => {
  it('renders a picture once', async () => {
    const pictureOf = createPictureCache(LIMITS);
    const make = vi.fn(async () => picture(10));
    const first = await pictureOf('a', make);
    expect(await pictureOf('a', make)).toBe(first);
    expect(make).toHaveBeenCalledTimes(1);
  });

  it('renders a picture once for concurrent requests', async () => {
    const pictureOf = createPictureCache(LIMITS);
    const { make, end } = work();
    const both = [pictureOf('a', make), pictureOf('a', make)];
    end();
    const [one, other] = await Promise.all(both);
    expect(one).toBe(other);
    expect(make).toHaveBeenCalledTimes(1);
  });

  it('renders and counts a picture once if it is requested again just as it is finished', async () => {
    const pictureOf = createPictureCache(LIMITS);
    const make = vi.fn(async () => picture(40));
    const asked: Promise<unknown>[] = [];
    for (let step = 0; step < 20; step++) {
      asked.push(pictureOf('a', make));
      await null;
    }
    await Promise.all(asked);
    expect(make).toHaveBeenCalledTimes(1);

    await pictureOf('b', make);
    await pictureOf('a', make);
    expect(make).toHaveBeenCalledTimes(2);
  });

  it('evicts the least recently used', async () => {
    const pictureOf = createPictureCache(LIMITS);
    const make = vi.fn(async () => picture(40));
    await pictureOf('a', make);
    await pictureOf('b', make);
    await pictureOf('a', make);
    await pictureOf('c', make);
    expect(make).toHaveBeenCalledTimes(3);
    await pictureOf('a', make);
    expect(make).toHaveBeenCalledTimes(3);
    await pictureOf('b', make);
    expect(make).toHaveBeenCalledTimes(4);
  });

  it('returns but does not cache a picture larger than the cache', async () => {
    const pictureOf = createPictureCache(LIMITS);
    const make = vi.fn(async () => picture(101));
    await pictureOf('a', make);
    await pictureOf('a', make);
    expect(make).toHaveBeenCalledTimes(2);
  });

  it('renders two at once, queues two, and tells the next that it is busy', async () => {
    const pictureOf = createPictureCache(LIMITS);
    const { make, end } = work();
    const asked = ['a', 'b', 'c', 'd'].map((key) => pictureOf(key, make));
    expect(make).toHaveBeenCalledTimes(2);
    expect(await pictureOf('e', make)).toBe('busy');

    end();
    await expect.poll(() => make.mock.calls.length).toBe(3);
    end();
    await expect.poll(() => make.mock.calls.length).toBe(4);
    end();
    end();
    expect((await Promise.all(asked)).map((made) => made !== 'busy')).toEqual(Array(4).fill(true));
    const { make: next, end: endNext } = work();
    const last = pictureOf('e', next);
    expect(next).toHaveBeenCalledTimes(1);
    endNext();
    expect(await last).toMatchObject({ type: 'image/png' });
  });

  it('retries what failed, and frees its slot', async () => {
    const pictureOf = createPictureCache({ ...LIMITS, atOnce: 1 });
    const fail = () => Promise.reject(new Error('torn sheet'));
    await expect(pictureOf('a', fail)).rejects.toThrow('torn sheet');
    expect(await pictureOf('a', async () => picture(10))).toMatchObject({ type: 'image/png' });
  });
});

import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { loadImage } from '@napi-rs/canvas';
import { describe, expect, it } from 'vitest';
import { COVERS } from './covers.ts';

describe.each(Object.keys(COVERS))('the cover of %s', (slug) => {
  const file = readFileSync(
    fileURLToPath(new URL(`../../../content/articles/${slug}/cover.webp`, import.meta.url)),
  );

  it('is kept with the article, 1600 by 900', async () => {
    const { width, height } = await loadImage(file);
    expect([width, height]).toEqual([1600, 900]);
  });

  it('weighs at most 250 KB', () => {
    expect(file.length).toBeLessThanOrEqual(250 * 1024);
  });
});

import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { readyAnswer } from './ready-answer.ts';

const PAGE = Array.from({ length: 400 }, (_, i) => `<p>Paragraph ${i * i} of a page.</p>`).join('');

it('keeps only compressed bodies of a page that it has shrunk, and responds in every encoding as before', async () => {
  const answer = readyAnswer(200, { 'content-type': 'text/html' }, { identity: Buffer.from(PAGE) });
  const plain = answer.ready('identity')!;
  const hasty = await answer.prepared('br');
  await answer.shrink();

  const shrunk = answer.ready('br')!;
  expect(shrunk.body.length).toBeLessThan(hasty.body.length);
  expect(String(brotliDecompressSync(shrunk.body))).toBe(PAGE);
  expect(answer.ready('identity')).toBeUndefined();
  expect(await answer.prepared('identity')).toEqual(plain);
  expect(String(gunzipSync((await answer.prepared('gzip')).body))).toBe(PAGE);
});

it('leaves a picture as it is', async () => {
  const answer = readyAnswer(200, { 'content-type': 'image/png' }, { identity: Buffer.from(PAGE) });
  await answer.shrink();
  expect(answer.ready('br')).toBe(answer.ready('identity'));
});

import { lazy, Suspense } from 'react';
import { expect, it } from 'vitest';
import { renderWhole } from './render-whole.server.ts';

const OPTIONS = { nonce: '', patienceMs: 10_000 };

function Failing(): never {
  throw new Error('no stars');
}

const Late = lazy(async () => ({ default: () => <p>Late.</p> }));
const LateAndFailing = lazy(async () => ({ default: Failing }));
const Never = lazy(() => new Promise<never>(() => {}));

it('waits for late parts', async () => {
  const { html, failures } = await renderWhole(
    <Suspense>
      <Late />
    </Suspense>,
    OPTIONS,
  );
  expect(html).toContain('<p>Late.</p>');
  expect(failures).toEqual([]);
});

it.each([
  ['at once', <Failing key="at once" />],
  ['late', <LateAndFailing key="late" />],
])('tells what a part failed with that fails %s, and renders the rest', async (_when, part) => {
  const { html, failures } = await renderWhole(
    <main>
      <Suspense>{part}</Suspense>
      <p>Rest.</p>
    </main>,
    OPTIONS,
  );
  expect(html).toContain('<p>Rest.</p>');
  expect(failures).toEqual([new Error('no stars')]);
});

it('gives up on a part that never comes', async () => {
  const { html, failures } = await renderWhole(
    <main>
      <Suspense>
        <Never />
      </Suspense>
      <p>Rest.</p>
    </main>,
    { ...OPTIONS, patienceMs: 1 },
  );
  expect(html).toContain('<p>Rest.</p>');
  expect(failures).toHaveLength(1);
});

it('rejects if the page itself fails', async () => {
  await expect(renderWhole(<Failing />, OPTIONS)).rejects.toThrow('no stars');
});

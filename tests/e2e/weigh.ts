import type { Page } from '@playwright/test';

export const KINDS = ['html', 'scripts', 'styles', 'fonts', 'images', 'rest'] as const;
/** Transferred kilobytes, headers included. */
export type Weight = Record<(typeof KINDS)[number], number>;

const KIND_OF: Record<string, keyof Weight> = {
  Document: 'html',
  Script: 'scripts',
  Stylesheet: 'styles',
  Font: 'fonts',
  Image: 'images',
};

/**
 * What a browser with an empty cache transfers for a page that nobody touches, until its scripts run and nothing has
 * moved for half a second. All but the scripts is the first view: they start after it.
 */
export async function weigh(page: Page, address: string): Promise<Weight> {
  const devtools = await page.context().newCDPSession(page);
  const kinds = new Map<string, keyof Weight>();
  const bytes: Weight = { html: 0, scripts: 0, styles: 0, fonts: 0, images: 0, rest: 0 };
  devtools.on('Network.responseReceived', ({ requestId, type }) => {
    kinds.set(requestId, KIND_OF[type] ?? 'rest');
  });
  devtools.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    bytes[kinds.get(requestId) ?? 'rest'] += encodedDataLength;
  });
  await devtools.send('Network.enable');
  await devtools.send('Network.setCacheDisabled', { cacheDisabled: true });
  await page.goto(address, { waitUntil: 'load' });
  await page.waitForSelector('html[data-hydrated]');
  await page.waitForLoadState('networkidle');
  await devtools.detach();
  for (const kind of KINDS) bytes[kind] = Math.round(bytes[kind] / 102.4) / 10;
  return bytes;
}

/** What a page takes before its scripts start. */
export function firstViewOf(weight: Weight): number {
  return KINDS.reduce((sum, kind) => (kind === 'scripts' ? sum : sum + weight[kind]), 0);
}

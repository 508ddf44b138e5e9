import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from '@playwright/test';

const ASSETS = 'build/client/assets';

test('the style sheets define every custom property that they use without a fallback', async () => {
  const names = (await readdir(ASSETS)).filter((name) => name.endsWith('.css'));
  const sheets = await Promise.all(names.map((name) => readFile(path.join(ASSETS, name), 'utf8')));
  const styles = sheets.join('\n');
  const used = new Set([...styles.matchAll(/var\((--[\w-]+)\)/g)].map(([, name]) => name!));
  // Print redefines some, and only for print.
  const onScreen = styles.replaceAll(/@media print\{(?:[^{}]|\{(?:[^{}]|\{[^{}]*\})*\})*\}/g, '');
  expect(onScreen.length).toBeLessThan(styles.length);
  const undefinedOnes = [...used].filter((name) => !new RegExp(`${name}\\s*:`).test(onScreen));
  expect(used.size).toBeGreaterThan(50);
  // Components set the width of toasts.
  expect(undefinedOnes.filter((name) => name !== '--width')).toEqual([]);
});

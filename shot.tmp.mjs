import { chromium } from '@playwright/test';
import { findChromium } from './scripts/find-chromium.ts';
const [,, base, out, sel, ...rest] = process.argv;
const paths = rest;
const b = await chromium.launch({ executablePath: findChromium() ?? undefined, args: ['--no-sandbox','--disable-gpu'] });
for (const w of (process.env.W ?? '320,390,768,1440').split(',').map(Number)) {
  const c = await b.newContext({ viewport: { width: w, height: 900 }, timezoneId: process.env.TZID ?? 'America/New_York', javaScriptEnabled: !process.env.NOJS });
  const p = await c.newPage();
  await p.clock.setFixedTime(process.env.NOW ?? '2026-11-21T10:31:00Z');
  for (const [i, path] of paths.entries()) {
    await p.goto(base + path, { waitUntil: 'networkidle' });
    const target = sel === 'page' ? null : p.locator(sel).filter({ visible: true }).first();
    if (target) { await target.scrollIntoViewIfNeeded(); await target.screenshot({ path: `${out}-${i}-${w}.png` }); }
    else await p.screenshot({ path: `${out}-${i}-${w}.png`, fullPage: true });
  }
  await c.close();
}
await b.close();

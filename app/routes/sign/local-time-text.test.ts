import { afterEach, expect, it, vi } from 'vitest';
import { localTimeText } from './local-time-text.ts';

afterEach(() => vi.unstubAllEnvs());

it.each([
  ['Asia/Kathmandu', '2026-11-21T10:10Z', '3:55 PM, your time'],
  ['Asia/Kathmandu', '2026-11-22T10:10Z', 'November 22 at 3:55 PM, your time'],
  ['America/New_York', '2026-11-22T00:10Z', '7:10 PM, your time'],
  ['America/New_York', '2026-11-20T20:44Z', 'November 20 at 3:44 PM, your time'],
  ['Pacific/Kiritimati', '2026-11-21T10:00Z', 'November 22 at 12:00 AM, your time'],
  ['UTC', '2026-11-21T10:00Z', ''],
  ['Europe/London', '2026-11-21T10:00Z', ''],
])('in %s, %s is %s on the page of November 21', (zone, iso, text) => {
  vi.stubEnv('TZ', zone);
  expect(localTimeText(iso, '2026-11-21').replace(/\s/g, ' ')).toBe(text);
});

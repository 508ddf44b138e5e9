import { afterEach, expect, it, vi } from 'vitest';
import { localFormText } from './local-form-text.ts';
import { sideOfDate } from './side-of-date.ts';

afterEach(() => vi.unstubAllEnvs());

it.each([
  ['UTC', '10:10\u00a0AM', 'Nov\u00a022', 'on'],
  ['America/New_York', '5:10\u00a0AM', 'Nov\u00a022', 'on'],
  ['Asia/Kathmandu', '3:55\u00a0PM', 'Nov\u00a022', 'on'],
  ['Pacific/Kiritimati', '12:10\u00a0AM', 'Nov\u00a023', 'before'],
  ['Pacific/Pago_Pago', '11:10\u00a0PM', 'Nov\u00a021', 'after'],
])('in %s it is %s on %s', (zone, clock, date, side) => {
  vi.stubEnv('TZ', zone);
  const at = '2026-11-22T10:10Z';
  expect(localFormText(at, 'clock')).toBe(clock);
  expect(localFormText(at, 'date 2026')).toBe(date);
  expect(sideOfDate('2026-11-22', at)).toBe(side);
});

it('follows daylight saving time, says noon and midnight as twelve, and the year if it is another', () => {
  vi.stubEnv('TZ', 'America/New_York');
  expect(localFormText('2026-07-01T16:00Z', 'clock')).toBe('12:00\u00a0PM');
  expect(localFormText('2026-12-01T05:05Z', 'clock')).toBe('12:05\u00a0AM');
  expect(localFormText('2027-01-01T04:59Z', 'date 2027')).toBe('Dec\u00a031, 2026');
});

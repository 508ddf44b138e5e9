import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { localTimeText } from './local-time-text.ts';

const DATE = '2026-11-21';

beforeEach(() => vi.useFakeTimers({ toFake: ['Date'] }));
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllEnvs();
});

function told(zone: string, iso: string, preposition = ''): string {
  vi.stubEnv('TZ', zone);
  return localTimeText(iso, DATE, preposition).replace(/\s/g, ' ');
}

describe('on the page of the reader’s own date', () => {
  it.each([
    ['Asia/Kathmandu', '2026-11-21T10:10Z', '3:55 PM'],
    ['Asia/Kathmandu', '2026-11-22T10:10Z', 'tomorrow at 3:55 PM'],
    ['America/New_York', '2026-11-22T00:10Z', 'tonight at 7:10 PM'],
    ['America/New_York', '2026-11-20T20:44Z', 'yesterday at 3:44 PM'],
    ['Pacific/Kiritimati', '2026-11-21T10:00Z', 'tomorrow at 12:00 AM'],
    ['UTC', '2026-11-21T10:00Z', '10:00 AM'],
    ['Europe/London', '2026-11-21T17:59Z', '5:59 PM'],
  ])('in %s, %s is %s', (zone, iso, text) => {
    vi.setSystemTime('2026-11-21T11:30Z');
    // At 11:30 UTC the date of the page is today in all of these places but Kiritimati.
    if (zone === 'Pacific/Kiritimati') vi.setSystemTime('2026-11-21T09:30Z');
    expect(told(zone, iso)).toBe(text);
  });
});

it.each([
  ['Pacific/Auckland', '2026-11-22T11:30Z', 'November 23 at 12:30 AM'],
  ['Pacific/Auckland', '2026-11-22T10:30Z', 'tomorrow at 11:30 PM'],
  ['Pacific/Pago_Pago', '2026-11-20T10:30Z', 'November 19 at 11:30 PM'],
])('names the date of a time two days away: in %s, %s is %s', (zone, iso, text) => {
  vi.setSystemTime(zone === 'Pacific/Auckland' ? '2026-11-21T03:00Z' : '2026-11-21T20:00Z');
  expect(told(zone, iso)).toBe(text);
});

it('does not call a past evening “tonight”, unless a preposition comes before the time', () => {
  vi.setSystemTime('2026-11-22T03:00Z');
  expect(told('America/New_York', '2026-11-22T00:10Z')).toBe('7:10 PM');
  expect(told('America/New_York', '2026-11-22T00:10Z', 'at')).toBe('tonight at 7:10 PM');
});

it('says of an aspect in the present tense that it is exact on another day', () => {
  vi.setSystemTime('2026-11-21T20:00Z');
  expect(told('America/New_York', '2026-11-21T20:10Z', 'exact at')).toBe('at 3:10 PM');
  expect(told('America/New_York', '2026-11-21T00:10Z', 'exact at')).toBe(
    'exact yesterday at 7:10 PM',
  );
});

it.each([
  ['America/New_York', '2026-11-21T04:10Z', 'was'],
  ['America/New_York', '2026-11-21T05:10Z', 'is'],
  ['Asia/Kathmandu', '2026-11-22T10:10Z', 'is'],
])('for something that ends, in %s at %s, writes “%s”', (zone, iso, verb) => {
  vi.setSystemTime('2026-11-21T20:00Z');
  expect(told(zone, iso, 'is')).toBe(verb);
});

describe('on the page of another date', () => {
  it.each([
    ['America/New_York', '2026-11-22T00:10Z', '', '7:10 PM'],
    ['America/New_York', '2026-11-22T00:10Z', 'at', 'at 7:10 PM'],
    ['America/New_York', '2026-11-20T20:44Z', 'on', 'on November 20 at 3:44 PM'],
    ['America/New_York', '2026-11-22T00:10Z', 'At', 'At 7:10 PM'],
    ['America/New_York', '2026-11-20T20:44Z', 'On', 'On November 20 at 3:44 PM'],
    ['Asia/Kathmandu', '2026-11-22T10:10Z', '', 'November 22 at 3:55 PM'],
  ])('in %s, %s is, after “%s”, %s', (zone, iso, preposition, text) => {
    vi.setSystemTime('2027-03-01T11:30Z');
    expect(told(zone, iso, preposition)).toBe(text);
  });
});

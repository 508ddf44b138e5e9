import { expect, it } from 'vitest';
import { refuseScan } from './refuse-scan.ts';
import type { Table } from './tables.ts';

it.each([
  '',
  'select=*&zodiac_sign=eq.leo&date=eq.2026-11-21',
  'select=zodiac_sign&date=eq.2026-11-21',
  'select=*&zodiac_sign=eq.leo&date=lte.2026-11-21&order=date.desc&limit=7',
  'and=(date.gt.2026-11-01,zodiac_sign.eq.leo)&published=is.true&order=date,zodiac_sign.desc',
  'or=(zodiac_sign.eq.aries,zodiac_sign.eq.leo)&order=date',
  'or=(title.eq.x,zodiac_sign.eq.leo)&date=eq.2026-11-21',
  'date=eq.2026-11-21&title=ilike.*moon*&order=title.desc',
  'id=eq.1&order=updated_at',
  `date=in.(${values(31)})&order=updated_at`,
  'order=date&offset=100',
])('lets through %s', (query) => {
  expect(refuseScan(new URLSearchParams(query), READINGS)).toBeNull();
});

const NEEDS = 'requires a filter on date or id: eq, or in with at most 31 values.';

it.each([
  ['order=title.desc', `Ordering by title ${NEEDS}`],
  ['published=eq.true&order=date,updated_at.desc', `Ordering by updated_at ${NEEDS}`],
  ['order=zodiac_sign,date', `Ordering by zodiac_sign ${NEEDS}`],
  ['zodiac_sign=eq.leo&"title"=eq.x', `Filtering by title ${NEEDS}`],
  ['or=(zodiac_sign.eq.x,date.lt.1900-01-01)', `Filtering with or across columns ${NEEDS}`],
  [
    'and=(published.is.true,or(zodiac_sign.eq.x,date.eq.2026-11-21))',
    `Filtering with or across columns ${NEEDS}`,
  ],
  ['date=gte.2026-11-21&title=eq.x', `Filtering by title ${NEEDS}`],
  ['date=not.eq.2026-11-21', `Filtering with not ${NEEDS}`],
  ['and=(zodiac_sign.eq.leo,date.not.eq.2026-11-21)', `Filtering with not ${NEEDS}`],
  ['zodiac_sign=neq.leo', `Filtering with neq ${NEEDS}`],
  ['id=gt.1', `Filtering by id ${NEEDS}`],
  [`id=in.(${values(32)})`, `Filtering by id ${NEEDS}`],
  ['zodiac_sign=ilike.*x*', `Filtering with ilike ${NEEDS}`],
  ['order=date&offset=101', 'offset may be at most 100: to page further, filter by date.'],
])('refuses %s', async (query, message) => {
  const refusal = refuseScan(new URLSearchParams(query), READINGS)!;
  expect([refusal.status, await refusal.json()]).toMatchObject([
    400,
    { code: 'PGRST100', message },
  ]);
});

it('knows that other tables stay small', () => {
  expect(refuseScan(new URLSearchParams('order=title'), { ...READINGS, name: 'x' })).toBeNull();
});

const READINGS: Table = {
  name: 'daily_horoscopes',
  unique: new Map(),
  columns: new Map([
    ['id', 'uuid'],
    ['zodiac_sign', 'text'],
    ['title', 'text'],
    ['date', 'date'],
    ['published', 'boolean'],
    ['updated_at', 'timestamp with time zone'],
  ]),
};

function values(count: number): string {
  return Array.from({ length: count }, (_, index) => index).join();
}

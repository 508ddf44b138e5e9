import { expect, it } from 'vitest';
import { boundedQuery } from './bounded-query.ts';
import type { Table } from './tables.ts';

const MAX = Number.MAX_SAFE_INTEGER;

it.each([
  ['no query', ''],
  ['all columns of a reading', 'select=*&zodiac_sign=eq.leo&date=eq.2026-11-21'],
  ['each column by its name', 'select=id,title,introduction,sections,sky,checks'],
  ['columns under other names', 'select=a:title,"b c":introduction,d:sections::text,e:"sky"'],
  ['a part of a column', 'select=id,sections->0->>title'],
  ['dates in order', 'select=date&date=in.("2026-11-20","2026-11-21")&order=date.desc&limit=1'],
  ['a list of forty values', `select=id&id=in.(${repeat(40, (i) => String(i))})`],
  ['twenty filter terms', `or=(${repeat(20, (i) => `title.eq.${i}`)})`],
  ['three patterns', `or=(${repeat(3, () => 'title.ilike.*x*')})`],
  ['the smallest and largest numbers', `limit=0&offset=${MAX}`],
])('lets %s through', (_name, query) => {
  expect(boundedQuery(requestFor(query), READINGS)).toBeInstanceOf(Request);
});

const ONCE = 'select may name checks only once.';
const TERMS = 'A query may have at most 20 filter terms.';
const LIMIT = `limit must be a whole number from 0 to ${MAX}.`;
const OFFSET = `offset must be a whole number from 0 to ${MAX}.`;

it.each([
  [
    'a long query',
    `title=eq.${'x'.repeat(1_500)}`,
    'The query string may have at most 1500 characters.',
  ],
  ['a column under two names', 'select=a:checks,b:checks', ONCE],
  ['a column in two cases', 'select=checks,CHECKS', ONCE],
  ['a column with and without quotes', 'select=checks,"checks"', ONCE],
  ['a column cast', 'select=checks::text,a:checks::json', ONCE],
  ['a column by two paths', 'select=checks->0,checks->1', ONCE],
  ['a column under quoted names', 'select="a,b":checks,"c:d":checks', ONCE],
  ['a column with blanks around it', 'select=a : checks,checks ::text', ONCE],
  ['a column in two lists', 'select=checks&select=checks', 'select may be given only once.'],
  ['a column named with its table', 'select="t.checks"', 'select cannot be parsed.'],
  ['a column next to *', 'select=*,a:checks', 'select must not list other columns next to *.'],
  ['all columns twice', 'select=*,**', 'select cannot be parsed.'],
  [
    'very many columns',
    `select=${repeat(21, (i) => `c${i}`)}`,
    'select may have at most 20 entries.',
  ],
  ['an alias of blanks', 'select=- :id', 'select cannot be parsed.'],
  ['a quote that is not closed', 'select=a:"x', 'select cannot be parsed.'],
  ['a SQLite path', 'select=checks->>$x', 'select cannot be parsed.'],
  ['a quoted SQLite path', 'select=checks->>"$["', 'select cannot be parsed.'],
  ['an empty path', 'select=checks->>""', 'select cannot be parsed.'],
  ['an unknown type', 'select=title::__proto__', 'select cannot be parsed.'],
  ['a column ordered by twice', 'order=checks.asc,checks.desc', 'order may name checks only once.'],
  ['many alternatives', `or=(${repeat(21, () => 'title.ilike.*x*')})`, TERMS],
  [
    'alternatives inside alternatives',
    `or=(and(${repeat(11, () => 'id.eq.1')}),or(${repeat(11, () => 'id.eq.1')}))`,
    TERMS,
  ],
  ['many filters', repeat(21, () => 'title=ilike.*x*', '&'), TERMS],
  ['many patterns in one filter', `title=ilike(any).{${repeat(21, () => '*x*')}}`, TERMS],
  [
    'filters on parts named as parameters',
    repeat(21, () => 'sky->columns.apikey=eq.1', '&'),
    TERMS,
  ],
  ['a limit below zero', 'limit=-1', LIMIT],
  ['a limit that is not a number', 'limit=1e3', LIMIT],
  ['an offset too large to count', 'offset=9007199254740993', OFFSET],
  ['a second offset', 'offset=0&offset=99999999999999999999', 'offset may be given only once.'],
  [
    'four patterns',
    `or=(${repeat(4, () => 'title.ilike.*x*')})`,
    'A query may have at most 3 patterns.',
  ],
  ['a search in a long column', 'checks=cs.{}', 'Filtering or ordering by checks is not allowed.'],
  [
    'a search in a part of one',
    'sky->0->>text=eq.x',
    'Filtering or ordering by sky is not allowed.',
  ],
  [
    'an order by a long column',
    'order=introduction',
    'Filtering or ordering by introduction is not allowed.',
  ],
])('refuses %s', async (_name, query, message) => {
  const refusal = boundedQuery(requestFor(query), READINGS) as Response;
  expect(refusal.status).toBe(400);
  expect(await refusal.json()).toEqual({ code: 'PGRST100', message, details: null, hint: null });
});

it('refuses a range too large to count', () => {
  const range = '99999999999999999999-';
  expect(boundedQuery(requestFor('', { range }), READINGS)).toBeInstanceOf(Response);
});

it.each([
  ['whole readings', '', {}, '50', null],
  ['a list of nothing', 'select=,', {}, '50', null],
  ['dates alone', 'select=date', {}, '1000', null],
  ['fewer', 'select=date&limit=7', {}, '7', null],
  ['more than allowed', 'limit=900', {}, '50', null],
  ['a range', 'select=date', { range: '10-19' }, '10', '10'],
  ['a range without an end', 'select=title', { range: '10-' }, '1000', '10'],
])('bounds the rows of %s', (_name, query, headers, limit, offset) => {
  const bounded = boundedQuery(requestFor(query, headers), READINGS) as Request;
  const { searchParams } = new URL(bounded.url);
  expect([searchParams.get('limit'), searchParams.get('offset')]).toEqual([limit, offset]);
  expect(bounded.headers.get('range')).toBeNull();
});

const READINGS: Table = {
  name: 'daily_horoscopes',
  unique: new Map(),
  columns: new Map([
    ['id', 'uuid'],
    ['title', 'text'],
    ['date', 'date'],
    ['introduction', 'text'],
    ['sections', 'jsonb'],
    ['sky', 'jsonb'],
    ['checks', 'jsonb'],
  ]),
};

function requestFor(query: string, headers: Record<string, string> = {}): Request {
  return new Request(`http://site.test/rest/v1/daily_horoscopes?${query}`, { headers });
}

function repeat(times: number, part: (index: number) => string, separator = ','): string {
  return Array.from({ length: times }, (_, index) => part(index)).join(separator);
}

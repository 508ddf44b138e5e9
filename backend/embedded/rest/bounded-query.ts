import { columnName, readFilter, termsOf } from './filter-terms.ts';
import { postgrestError } from './postgrest-error.ts';
import { orderedColumns, readList } from './select-list.ts';
import type { Table } from './tables.ts';
import { filtersOf, NON_FILTERS } from './typed-query.ts';

/**
 * Queries run on the thread that serves everyone, so callers without the secret key are limited: few comparisons, none
 * on a column as long as a reading's text, and a bounded number of rows.
 */
const MAX_QUERY_LENGTH = 1_500;
const MAX_ENTRIES = 20;
const MAX_FILTER_TERMS = 20;
const MAX_PATTERNS = 3;
/** A reading's row is about 20 KB; short columns alone are a few dozen bytes. */
const MAX_ROWS = { long: 50, short: 1_000 };

const PATTERNS = new Set(['like', 'ilike', 'fts', 'plfts', 'phfts', 'wfts']);
/** A single regular expression can take minutes. */
const ENDLESS = new Set(['match', 'imatch']);
const LONG_TEXTS = new Set(['introduction', 'basis']);

const LISTS_OF_COLUMNS = ['select', 'order'];
const WHOLE_NUMBERS = ['limit', 'offset'];

/**
 * The request with its rows capped like PostgREST's `max-rows`, or the refusal of a query that could take long or
 * cannot be parsed (400 with PostgREST's code).
 */
export function boundedQuery(request: Request, table: Table): Request | Response {
  const url = new URL(request.url);
  const message =
    malformedReason(url, request.headers.get('range') ?? '') ??
    costlyReason(url.searchParams, table);
  if (message !== null) return postgrestError(400, 'PGRST100', message);
  return withRowsBounded(request, url, table);
}

function withRowsBounded(request: Request, url: URL, table: Table): Request {
  if (request.method !== 'GET' && request.method !== 'HEAD') return request;
  const { searchParams } = url;
  const headers = new Headers(request.headers);
  const [, from, to] = /^(\d+)-(\d*)$/.exec(headers.get('range') ?? '') ?? [];
  const inRange = to ? Number(to) - Number(from) + 1 : Number.POSITIVE_INFINITY;
  // A range that ends before it begins is left for the backend to refuse.
  if (inRange < 1) return new Request(url, { method: request.method, headers });
  if (from !== undefined) {
    headers.delete('range');
    searchParams.set('offset', String(Number(from) + Number(searchParams.get('offset') ?? 0)));
  }
  const requested = searchParams.has('limit')
    ? Number(searchParams.get('limit'))
    : Number.POSITIVE_INFINITY;
  const maxRows = readsLongColumns(searchParams, table) ? MAX_ROWS.long : MAX_ROWS.short;
  searchParams.set('limit', String(Math.min(requested, inRange, maxRows)));
  return new Request(url, { method: request.method, headers });
}

function readsLongColumns(query: URLSearchParams, table: Table): boolean {
  const entries = readList(query.get('select') ?? '');
  // An empty list, `select=,` included, means every column.
  if (entries.length === 0) return true;
  return entries.some(
    (entry) =>
      entry === null || 'relation' in entry || entry.column === '*' || isLong(entry.column, table),
  );
}

function isLong(column: string, { columns }: Table): boolean {
  return columns.get(column) === 'jsonb' || LONG_TEXTS.has(column);
}

function costlyReason(query: URLSearchParams, table: Table): string | null {
  const filters = filtersOf(query).flatMap(termsOf);
  const compared = filters.map(({ column }) => columnName(column));
  const long = [...compared, ...orderedColumns(query)].find((column) => isLong(column, table));
  if (long) return `Filtering or ordering by ${long} is not allowed.`;
  if (filters.some(({ operator }) => ENDLESS.has(operator))) {
    return 'Regular expressions are not allowed.';
  }
  if (filters.filter(({ operator }) => PATTERNS.has(operator)).length > MAX_PATTERNS) {
    return `A query may have at most ${MAX_PATTERNS} patterns.`;
  }
  return null;
}

function malformedReason({ search, searchParams }: URL, range: string): string | null {
  if (search.length > MAX_QUERY_LENGTH) {
    return `The query string may have at most ${MAX_QUERY_LENGTH} characters.`;
  }
  const filters = [...searchParams].filter(([name]) => !NON_FILTERS.has(name));
  if (filters.reduce((count, filter) => count + comparisonsOf(filter), 0) > MAX_FILTER_TERMS) {
    return `A query may have at most ${MAX_FILTER_TERMS} filter terms.`;
  }
  for (const name of WHOLE_NUMBERS) {
    const values = searchParams.getAll(name);
    if (values.length > 1) return `${name} may be given only once.`;
    if (!values.every(isCount)) {
      return `${name} must be a whole number from 0 to ${Number.MAX_SAFE_INTEGER}.`;
    }
  }
  if (!(range.match(/\d+/g) ?? []).every(isCount)) {
    return `Range must consist of whole numbers up to ${Number.MAX_SAFE_INTEGER}.`;
  }
  for (const name of LISTS_OF_COLUMNS) {
    const wrong = malformedList(name, searchParams.getAll(name));
    if (wrong) return wrong;
  }
  return null;
}

function malformedList(name: string, lists: string[]): string | null {
  if (lists.length > 1) return `${name} may be given only once.`;
  const entries = lists.flatMap(readList);
  if (entries.length > MAX_ENTRIES) return `${name} may have at most ${MAX_ENTRIES} entries.`;
  const seen = new Set<string>();
  for (const entry of entries) {
    if (entry === null) return `${name} cannot be parsed.`;
    // There are no relations to embed, so the query is refused anyway.
    if ('relation' in entry) return null;
    if (seen.has(entry.column)) return `${name} may name ${entry.column} only once.`;
    seen.add(entry.column);
  }
  return seen.has('*') && seen.size > 1 ? `${name} must not list other columns next to *.` : null;
}

function isCount(text: string): boolean {
  return /^\d+$/.test(text) && Number.isSafeInteger(Number(text));
}

/**
 * How many comparisons a parameter makes: those inside `or` and `and`, and one for each value of `like(any)` and
 * similar. A plain `in` counts as one per ten values; if the parameter can't be parsed, its commas are counted.
 */
function comparisonsOf([name, value]: [string, string]): number {
  const filter = readFilter(name, value);
  if (!filter) return value.split(',').length;
  return termsOf(filter).reduce((count, { operator, modifier, value: list }) => {
    const values = list.split(',').length;
    return count + (modifier ? values : operator === 'in' ? Math.ceil(values / 10) : 1);
  }, 0);
}

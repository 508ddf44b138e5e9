import { columnName, type Filter, isTree, termsOf, valuesOf } from './filter-terms.ts';
import { postgrestError } from './postgrest-error.ts';
import { orderedColumns } from './select-list.ts';
import type { Table } from './tables.ts';
import { filtersOf } from './typed-query.ts';

/** The tables that grow by twelve rows a day, with the columns that one index covers. */
const INDEXED: Record<string, ReadonlySet<string>> = {
  daily_horoscopes: new Set(['date', 'zodiac_sign', 'published']),
};
/** A value of one of these matches at most twelve rows. */
const NARROWING = new Set(['date', 'id']);
const MAX_VALUES = 31;
const COMPARISONS = new Set(['eq', 'in', 'is', 'lt', 'lte', 'gt', 'gte']);
/** The store reads the rows that an offset skips, too. */
const MAX_OFFSET = 100;

/**
 * Refuses a query that would read much of a growing table; null for any other. A query that names dates or ids may
 * filter and order by any column; any other, only by indexed columns, and from an offset of at most `MAX_OFFSET`.
 */
export function refuseScan(query: URLSearchParams, table: Table): Response | null {
  const indexed = INDEXED[table.name];
  const filters = filtersOf(query);
  if (!indexed || filters.some(isNarrow)) return null;
  if (Number(query.get('offset') ?? 0) > MAX_OFFSET) {
    return refusal(`offset may be at most ${MAX_OFFSET}: to page further, filter by date.`);
  }
  const slow = slowFilter(filters, indexed) ?? slowOrder(query, indexed);
  return slow === null
    ? null
    : refusal(
        `${slow} requires a filter on date or id: eq, or in with at most ${MAX_VALUES} values.`,
      );
}

function slowFilter(filters: Filter[], indexed: ReadonlySet<string>): string | null {
  if (filters.some(isNegated)) return 'Filtering with not';
  if (filters.some(joinsColumnsByOr)) return 'Filtering with or across columns';
  for (const { column, operator } of filters.flatMap(termsOf)) {
    if (!indexed.has(columnName(column))) return `Filtering by ${columnName(column)}`;
    if (!COMPARISONS.has(operator)) return `Filtering with ${operator}`;
  }
  return null;
}

function slowOrder(query: URLSearchParams, indexed: ReadonlySet<string>): string | null {
  const columns = orderedColumns(query);
  const [first] = columns;
  const unindexed = columns.find((column) => !indexed.has(column));
  if (unindexed !== undefined) return `Ordering by ${unindexed}`;
  return first === undefined || first === 'date' ? null : `Ordering by ${first}`;
}

function refusal(message: string): Response {
  return postgrestError(400, 'PGRST100', message);
}

function isNegated(filter: Filter): boolean {
  return filter.negated || (isTree(filter) && filter.members.some(isNegated));
}

/** An index finds alternatives in one column; for alternatives in several, the whole table would be read. */
function joinsColumnsByOr(filter: Filter): boolean {
  if (!isTree(filter)) return false;
  if (filter.members.some(joinsColumnsByOr)) return true;
  const columns = new Set(termsOf(filter).map(({ column }) => columnName(column)));
  return filter.join === 'or' && columns.size > 1;
}

function isNarrow(filter: Filter): boolean {
  if (isTree(filter) || filter.negated || filter.modifier) return false;
  if (!NARROWING.has(columnName(filter.column))) return false;
  if (filter.operator === 'in') return valuesOf(filter).length <= MAX_VALUES;
  return filter.operator === 'eq';
}

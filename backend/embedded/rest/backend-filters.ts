import {
  columnName,
  type Filter,
  type FilterTerm,
  isTree,
  termsOf,
  valuesOf,
  writeFilter,
} from './filter-terms.ts';
import { postgrestError } from './postgrest-error.ts';
import type { Table } from './tables.ts';
import { type ColumnType, typedValue } from './typed-value.ts';

/** Operators that take quotation marks around a value as part of it. */
const UNQUOTED = new Set(['match', 'imatch', 'fts', 'plfts', 'phfts', 'wfts', 'cs']);
const PATTERNS = new Set(['like', 'ilike']);

/**
 * Filters as query parameters, written so that the backend reads them like PostgREST; or the refusal of a value for
 * which that is impossible. Of two similar filters on a column the backend keeps the last, it merges two `or`, and it
 * guesses the type of an unquoted value. So every filter after the first on a column goes into one `and`, and values
 * are quoted.
 */
export function backendParameters(
  filters: Filter[],
  table: Table,
): [name: string, value: string][] | Response {
  const alone: FilterTerm[] = [];
  const joined: Filter[] = [];
  for (const filter of filters.map(simplified)) {
    if (isTree(filter) || alone.some(({ column }) => column === filter.column)) joined.push(filter);
    else alone.push(filter);
  }
  const refusal = refuseJoined(joined.flatMap(termsOf));
  if (refusal) return refusal;
  const and: Filter = { join: 'and', negated: false, members: joined };
  const all = joined.length === 0 ? alone : [...alone, and];
  return all.map((filter) => writeFilter(quoted(filter, table)));
}

/** Without operators that the backend lacks or misreads: `date=gt(any).{a,b}` becomes `or=(date.gt.a,date.gt.b)`. */
function simplified(filter: Filter): Filter {
  if (isTree(filter)) return { ...filter, members: filter.members.map(simplified) };
  const { column, operator, modifier, negated } = filter;
  const plain = { ...filter, column: column.includes('->') ? column : columnName(column) };
  const member = { ...plain, negated: false, modifier: null };
  if (operator === 'isdistinct') {
    const isNull = { ...member, operator: 'is', value: 'null' };
    return { join: 'or', negated, members: [{ ...member, operator: 'neq' }, isNull] };
  }
  if ((modifier !== 'any' && modifier !== 'all') || PATTERNS.has(operator)) return plain;
  const members = valuesOf(filter).map((value) => ({ ...member, value }));
  return { join: modifier === 'any' ? 'or' : 'and', negated, members };
}

/** Within parentheses the backend ends a quoted value at any quotation mark, others at any of these characters. */
function refuseJoined(terms: FilterTerm[]): Response | null {
  for (const term of terms) {
    const special = UNQUOTED.has(term.operator) ? /[",(){}]/ : /"/;
    const [char] = special.exec(valuesOf(term).join('')) ?? [];
    if (char === undefined) continue;
    return postgrestError(
      400,
      'PGRST100',
      `A value with ${char} cannot be within or, and, any, all or isdistinct, or in a second filter on ${term.column}.`,
    );
  }
  return null;
}

function quoted(filter: Filter, table: Table): Filter {
  if (isTree(filter)) {
    return { ...filter, members: filter.members.map((member) => quoted(member, table)) };
  }
  const { column, operator } = filter;
  if (UNQUOTED.has(operator)) return filter;
  if (operator === 'is') return withoutNotNull(filter);
  // A part of JSON is compared as text.
  const type = table.columns.get(column) ?? 'text';
  return PATTERNS.has(operator) ? withQuotedPatterns(filter) : withQuotedValues(filter, type);
}

/** On a part of JSON the backend takes `is.not_null` for `is.null`. */
function withoutNotNull(term: FilterTerm): FilterTerm {
  const isNotNull = /^not_null/i.test(term.value);
  return isNotNull ? { ...term, negated: !term.negated, value: 'null' } : term;
}

/** Patterns can be quoted only in a list, where an asterisk is literal. */
function withQuotedPatterns(term: FilterTerm): FilterTerm {
  const patterns = valuesOf(term).map((value) => listEntry(value.replaceAll('*', '%')));
  return { ...term, modifier: term.modifier ?? 'any', value: `{${patterns.join()}}` };
}

function withQuotedValues(term: FilterTerm, type: ColumnType): FilterTerm {
  const values = valuesOf(term).map((value) => {
    const typed = typedValue(type, value);
    return 'value' in typed ? typed.value : value;
  });
  // In quotes, true would be text.
  const isBoolean = type === 'boolean';
  if (term.operator === 'in') {
    return { ...term, value: `(${(isBoolean ? values : values.map(listEntry)).join()})` };
  }
  return { ...term, value: isBoolean ? values.join() : `"${values.join()}"` };
}

/** A backslash is an escape only in a list. */
function listEntry(value: string): string {
  return `"${value.replace(/[\\"]/g, '\\$&')}"`;
}

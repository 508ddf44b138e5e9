import {
  type Filter,
  type FilterTerm,
  isTree,
  listOf,
  quoted,
  readFilter,
  termsOf,
  writeFilter,
} from './filter-terms.ts';
import { postgrestError } from './postgrest-error.ts';
import { readList } from './select-list.ts';
import type { Table } from './tables.ts';
import { type ColumnType, typedValue } from './typed-value.ts';

/** Query parameters that are not comparisons. */
export const NO_FILTERS: ReadonlySet<string> = new Set([
  'select',
  'order',
  'limit',
  'offset',
  'apikey',
  'columns',
  'on_conflict',
]);

/** The comparisons of a query that are valid. */
export function filtersOf(query: URLSearchParams): Filter[] {
  return [...query].flatMap(([name, value]) => {
    const filter = NO_FILTERS.has(name) ? null : readFilter(name, value);
    return filter ? [filter] : [];
  });
}

const COMPARISONS = new Set(['eq', 'neq', 'gt', 'gte', 'lt', 'lte', 'isdistinct']);
const TEXT_OPERATORS: Record<string, string> = {
  like: '~~',
  ilike: '~~*',
  match: '~',
  imatch: '~*',
  fts: '@@',
  plfts: '@@',
  phfts: '@@',
  wfts: '@@',
};
const CONTAINERS: Record<string, string> = { cs: '@>', cd: '<@', ov: '&&' };

/**
 * Checks a query against the types of its table, as Postgres would: an unknown column, a value of the wrong type, or an
 * operator that the type lacks is refused with Postgres's code. Rewrites what the backend would misread: `eq(any)`, and
 * the various notations of times and booleans.
 */
export function typedQuery(url: URL, table: Table): URL | Response {
  const query = new URLSearchParams();
  for (const [name, value] of url.searchParams) {
    if (name === 'select' || name === 'order') {
      const refusal = refuseList(value, table);
      if (refusal) return refusal;
    }
    const filter = NO_FILTERS.has(name) ? null : readFilter(name, value);
    if (!filter) {
      query.append(name, value);
      continue;
    }
    for (const term of termsOf(filter)) {
      const refusal = refuseTerm(term, table);
      if (refusal) return refusal;
    }
    query.append(...writeFilter(toBackendSyntax(filter, table)));
  }
  const typed = new URL(url);
  typed.search = query.toString();
  return typed;
}

/** A column's name in the table: without JSON path and quotes. */
export function columnName(written: string): string {
  return written.replace(/->.*$/s, '').replace(/^"(.*)"$/, '$1');
}

function typeOf(column: string, table: Table): ColumnType | undefined {
  return table.columns.get(columnName(column));
}

function refuseList(list: string, table: Table): Response | null {
  for (const entry of readList(list)) {
    if (entry === null) continue;
    if ('relation' in entry) return unknownRelation(table.name, entry.relation);
    const { column, hasPath } = entry;
    const type = table.columns.get(column);
    if (column !== '*' && column !== 'count' && !type) return unknownColumn(table.name, column);
    if (hasPath && type !== 'jsonb') return noOperator(type ?? 'text', '->');
  }
  return null;
}

function refuseTerm({ column, operator, modifier, value }: FilterTerm, table: Table) {
  if (operator === 'in' && !/^\(.*\)$/s.test(value))
    return postgrestError(400, 'PGRST100', 'in requires a list in parentheses: in.(a,b)');
  const type = typeOf(column, table);
  if (type === undefined) return unknownColumn(table.name, columnName(column));
  if (column.includes('->')) return type === 'jsonb' ? null : noOperator(type, '->');
  const symbol = TEXT_OPERATORS[operator];
  if (symbol && type !== 'text') return noOperator(type, symbol);
  const container = CONTAINERS[operator];
  if (container && type !== 'jsonb') return noOperator(type, container);
  if (!COMPARISONS.has(operator) && operator !== 'in' && !container) return null;
  const values = operator === 'in' || modifier ? listOf(value) : [value];
  for (const one of values) {
    const typed = typedValue(type, one);
    if ('code' in typed) {
      return postgrestError(400, typed.code, typed.message, { details: typed.details });
    }
  }
  return null;
}

function toBackendSyntax(filter: Filter, table: Table): Filter {
  if (isTree(filter)) {
    return { ...filter, members: filter.members.map((member) => toBackendSyntax(member, table)) };
  }
  if (filter.modifier === 'any' || filter.modifier === 'all') return expandAnyAll(filter, table);
  return rewritten(filter, table);
}

/** `date=gt(any).{a,b}` becomes `or=(date.gt.a,date.gt.b)`. */
function expandAnyAll(term: FilterTerm, table: Table): Filter {
  return {
    join: term.modifier === 'any' ? 'or' : 'and',
    negated: term.negated,
    members: listOf(term.value).map((value) => {
      // Inside quotes the backend takes an asterisk literally.
      const pattern = term.operator.endsWith('like') ? value.replaceAll('*', '%') : value;
      return rewritten({ ...term, negated: false, modifier: null, value: pattern }, table);
    }),
  };
}

function rewritten(term: FilterTerm, table: Table): FilterTerm {
  const type = typeOf(term.column, table);
  if (type !== 'boolean' && type !== 'timestamp with time zone' && type !== 'date') return term;
  const canonical = (value: string) => {
    const typed = typedValue(type, value);
    return 'value' in typed ? typed.value : value;
  };
  if (term.operator === 'in') {
    return { ...term, value: `(${listOf(term.value).map(canonical).map(quoted).join()})` };
  }
  return COMPARISONS.has(term.operator) ? { ...term, value: canonical(term.value) } : term;
}

function unknownColumn(table: string, column: string): Response {
  return postgrestError(400, '42703', `column ${table}.${column} does not exist`);
}

function unknownRelation(table: string, relation: string): Response {
  return postgrestError(
    400,
    'PGRST200',
    `Could not find a relationship between '${table}' and '${relation}' in the schema cache`,
    {
      details: `Searched for a foreign key relationship between '${table}' and '${relation}' in the schema 'public', but no matches were found.`,
    },
  );
}

function noOperator(type: ColumnType, symbol: string): Response {
  return postgrestError(404, '42883', `operator does not exist: ${type} ${symbol} unknown`, {
    hint: 'No operator matches the given name and argument types. You might need to add explicit type casts.',
  });
}

import { backendParameters } from './backend-filters.ts';
import { type Filter, readFilter, termsOf } from './filter-terms.ts';
import { postgrestError } from './postgrest-error.ts';
import { noOperator, refuseTerm, unknownColumn } from './refuse-term.ts';
import { readList } from './select-list.ts';
import type { Table } from './tables.ts';

/** Query parameters that are not comparisons. */
export const NON_FILTERS: ReadonlySet<string> = new Set([
  'select',
  'order',
  'limit',
  'offset',
  'apikey',
  'columns',
  'on_conflict',
]);

/** The valid filters of a query. */
export function filtersOf(query: URLSearchParams): Filter[] {
  return [...query].flatMap(([name, value]) => {
    const filter = NON_FILTERS.has(name) ? null : readFilter(name, value);
    return filter ? [filter] : [];
  });
}

/**
 * Checks a query against the types of its table, as Postgres would: an unknown column, a value of the wrong type, or an
 * operator that the type lacks is refused with Postgres's code. Rewrites the filters that the backend would misread,
 * and refuses those that cannot be parsed here, which the query limits would miss.
 */
export function typedQuery(url: URL, table: Table): URL | Response {
  const query = new URLSearchParams();
  const filters: Filter[] = [];
  for (const [name, value] of url.searchParams) {
    if (NON_FILTERS.has(name)) {
      const refusal = name === 'select' || name === 'order' ? refuseList(value, table) : null;
      if (refusal) return refusal;
      query.append(name, value);
      continue;
    }
    const filter = readFilter(name, value);
    if (!filter) {
      return postgrestError(400, 'PGRST100', `The filter ${name}=${value} cannot be parsed.`);
    }
    for (const term of termsOf(filter)) {
      const refusal = refuseTerm(term, table);
      if (refusal) return refusal;
    }
    filters.push(filter);
  }
  const parameters = backendParameters(filters, table);
  if (parameters instanceof Response) return parameters;
  for (const [name, value] of parameters) query.append(name, value);
  const typed = new URL(url);
  typed.search = query.toString();
  return typed;
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

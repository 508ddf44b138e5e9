import { splitAtCommas } from './filter-terms.ts';

/** One entry of `select` or `order`: the column that it reads, or the relation that it embeds. */
export type ListEntry = { column: string; hasPath: boolean } | { relation: string };

const ALIAS = /^(?:\.{3})?(?:"[^"]*"|\w+) ?:(?!:) ?/;
const EMBEDDED = /^(?:\.{3})?([\w$]+)(?:![\w$]+)*\((?!\)).*\)$/s;
const COLUMN = /^("?)([a-z_]\w*|\*)\1(?= ?(?:$|->|::|\.|\())/i;

/** What may follow a column: a JSON path of plain keys, a cast to a known type, and an aggregate or an order. */
const KEY = '(?:\\w+|-\\d+|"[\\w -]+")';
const TYPES =
  'text|varchar|int|int4|int8|integer|bigint|smallint|numeric|float8|bool|boolean|date|timestamptz|json|jsonb';
const AFTER_COLUMN = new RegExp(
  `^(?: ?->>? ?${KEY})*(?: ?::(?:${TYPES}))?(?:\\.(?:count|sum|avg|min|max)\\(\\)|\\(\\))?(?: ?::(?:${TYPES}))?(?:\\.(?:asc|desc|nullsfirst|nullslast))* ?$`,
  'i',
);

/** The entries of a list, in order; null if one is invalid. A bare `count()` reads every row: `*`. */
export function readList(list: string): (ListEntry | null)[] {
  return splitAtCommas(list)
    .map((entry) => entry.trim())
    .filter(Boolean)
    .map(readEntry);
}

/** The columns that a query is ordered by. */
export function orderedColumns(query: URLSearchParams): string[] {
  const entries = query.getAll('order').flatMap(readList);
  return entries.flatMap((entry) => (entry && 'column' in entry ? [entry.column] : []));
}

function readEntry(entry: string): ListEntry | null {
  // An unclosed quote is ambiguous.
  if ((entry.match(/"/g) ?? []).length % 2 === 1) return null;
  const read = entry.replace(ALIAS, '');
  const relation = EMBEDDED.exec(read)?.[1];
  if (relation !== undefined) return { relation };
  const [written = '', , column] = COLUMN.exec(read) ?? [];
  if (column === undefined || !AFTER_COLUMN.test(read.slice(written.length))) return null;
  if (/^count\(\)/.test(read)) return { column: '*', hasPath: false };
  return { column: column.toLowerCase(), hasPath: read.includes('->') };
}

import { splitAtCommas } from './filter-terms.ts';

/** One entry of `select` or `order`: the column that it reads, or the relation that it embeds. */
export type ListEntry = { column: string; hasPath: boolean } | { relation: string };

const ALIAS = /^(?:\.{3})?(?:"[^"]*"|\w+) ?:(?!:) ?/;
const EMBEDDED = /^(?:\.{3})?([\w$]+)(?:![\w$]+)*\((?!\)).*\)$/s;
const COLUMN = /^("?)([a-z_]\w*|\*)\1(?= ?(?:$|->|::|\.|\())/i;

/** The entries of a list, in order; null if one is invalid. A bare `count()` reads every row: `*`. */
export function readList(list: string): (ListEntry | null)[] {
  return splitAtCommas(list)
    .map((entry) => entry.trim())
    .filter(Boolean)
    .map(readEntry);
}

function readEntry(entry: string): ListEntry | null {
  // An unclosed quote is ambiguous.
  if ((entry.match(/"/g) ?? []).length % 2 === 1) return null;
  const read = entry.replace(ALIAS, '');
  const relation = EMBEDDED.exec(read)?.[1];
  if (relation !== undefined) return { relation };
  const column = COLUMN.exec(read)?.[2];
  if (column === undefined) return null;
  if (/^count\(\)/.test(read)) return { column: '*', hasPath: false };
  return { column: column.toLowerCase(), hasPath: read.includes('->') };
}

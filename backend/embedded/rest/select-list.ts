import { splitAtCommas } from './filter-terms.ts';

/** One entry of `select` or `order`: the column that it reads, or the relation that it embeds. */
export type ListEntry = { column: string } | { relation: string };

const EMBEDDED = /^(?:\.{3})?(?:[\w$ -]+:(?!:))?([\w$]+)(?:![\w$]+)*\((?!\)).*\)$/s;
const COLUMN = /^(?:"[^"]*" ?:(?!:)|[\w$ -]+:(?!:))? ?("?)([a-z_]\w*|\*)\1(?= ?(?:$|->|::|\.|\())/i;

/** The entries of a list, in order; null for one that cannot be read. A bare `count()` reads every row: `*`. */
export function readList(list: string): (ListEntry | null)[] {
  return splitAtCommas(list)
    .map((entry) => entry.trim())
    .filter(Boolean)
    .map(readEntry);
}

function readEntry(entry: string): ListEntry | null {
  const relation = EMBEDDED.exec(entry)?.[1];
  if (relation !== undefined) return { relation };
  const column = COLUMN.exec(entry)?.[2];
  if (column === undefined) return null;
  return { column: /^(?:[\w$ -]+:)?count\(\)/.test(entry) ? '*' : column.toLowerCase() };
}

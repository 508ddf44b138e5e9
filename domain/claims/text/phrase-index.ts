import type { Word } from './words.ts';

export interface Match<T> {
  value: T;
  /** The word after the expression. */
  next: number;
}

interface Part {
  lower: string;
  possessive: boolean;
}

interface Entry<T> {
  parts: readonly Part[];
  value: T;
}

/**
 * A table of expressions, asked for the longest one that begins at a word. Of two equal expressions the
 * first keeps its meaning. Hyphens count as spaces; a possessive inside an expression must be there in
 * the text ("new year's day"), one at its end may be ("today" also finds "today's").
 */
export class PhraseIndex<T> {
  readonly #byFirstWord = new Map<string, Entry<T>[]>();

  constructor(rows: Iterable<readonly [expression: string, value: T]>) {
    const seen = new Set<string>();
    for (const [expression, value] of rows) {
      const parts = partsOf(expression);
      const key = parts.map(({ lower, possessive }) => lower + (possessive ? "'s" : '')).join(' ');
      if (seen.has(key)) continue;
      seen.add(key);
      const first = parts[0]!.lower;
      const list = this.#byFirstWord.get(first);
      if (list) list.push({ parts, value });
      else this.#byFirstWord.set(first, [{ parts, value }]);
    }
    for (const list of this.#byFirstWord.values()) {
      list.sort((a, b) => b.parts.length - a.parts.length);
    }
  }

  longestAt(words: readonly Word[], at: number): Match<T> | null {
    const entries = this.#byFirstWord.get(words[at]?.lower ?? '');
    for (const { parts, value } of entries ?? []) {
      const next = matchParts(words, at, parts);
      if (next !== null) return { value, next };
    }
    return null;
  }
}

/** One row per expression of a table whose rows hold several. */
export function* rowsOf<T>(
  table: Iterable<readonly [expressions: readonly string[], value: T]>,
): Generator<readonly [string, T]> {
  for (const [expressions, value] of table) {
    for (const expression of expressions) yield [expression, value];
  }
}

function partsOf(expression: string): Part[] {
  return expression.split(/[ -]/).map((word) => {
    const possessive = word.length > 3 && /(?:'s|s')$/.test(word);
    return { lower: possessive ? word.replace(/'s?$/, '') : word, possessive };
  });
}

function matchParts(words: readonly Word[], at: number, parts: readonly Part[]): number | null {
  let i = at;
  for (const [n, { lower, possessive }] of parts.entries()) {
    if (n > 0 && words[i]?.lower === '-') i++;
    const found = words[i];
    if (found?.lower !== lower) return null;
    const isLast = n === parts.length - 1;
    if (found.possessive !== possessive && !(isLast && found.possessive)) return null;
    i++;
  }
  return i;
}

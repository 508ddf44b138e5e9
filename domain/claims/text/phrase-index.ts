import type { Words } from './words.ts';

export interface Match<T> {
  value: T;
  /** The index of the word after the expression. */
  next: number;
}

interface Node<T> {
  /** The value of the expression that ends here. */
  end: { value: T } | null;
  /** Child nodes by next word, with 's if possessive. */
  after: Map<string, Node<T>>;
}

/**
 * Finds the longest expression of a table that begins at a word. If the table repeats an expression, the first value
 * wins. Hyphens count as spaces. A possessive inside an expression must be in the text ("new year's day"); at the
 * end, "today" also matches "today's".
 */
export class PhraseIndex<T> {
  readonly #root: Node<T> = { end: null, after: new Map() };

  constructor(rows: Iterable<readonly [expression: string, value: T]>) {
    for (const [expression, value] of rows) {
      let node = this.#root;
      for (const word of expression.split(/[ -]/)) node = step(node, word);
      node.end ??= { value };
    }
  }

  /** The first words of all expressions. */
  firstWords(): string[] {
    return [...this.#root.after.keys()].map((word) => word.replace(/'s$/, ''));
  }

  longestAt(words: Words, at: number): Match<T> | null {
    let best: Match<T> | null = null;
    let node: Node<T> | undefined = this.#root;
    for (let i = at; node && node.after.size > 0; i++) {
      if (i > at && words[i]?.lower === '-') i++;
      const word = words[i];
      if (!word) break;
      const plain: Node<T> | undefined = node.after.get(word.lower);
      if (plain?.end) best = { value: plain.end.value, next: i + 1 };
      node = word.possessive ? node.after.get(`${word.lower}'s`) : plain;
      if (word.possessive && node?.end) best = { value: node.end.value, next: i + 1 };
    }
    return best;
  }
}

/** Flattens rows that hold several expressions into one row per expression. */
export function* rowsOf<T>(
  table: Iterable<readonly [expressions: readonly string[], value: T]>,
): Generator<readonly [string, T]> {
  for (const [expressions, value] of table) {
    for (const expression of expressions) yield [expression, value];
  }
}

function step<T>(node: Node<T>, word: string): Node<T> {
  // A word's possessive is stored as an added 's, so "days'" becomes "days's".
  const key = word.length > 3 ? word.replace(/s'$/, "s's") : word;
  const known = node.after.get(key);
  if (known) return known;
  const made: Node<T> = { end: null, after: new Map() };
  node.after.set(key, made);
  return made;
}

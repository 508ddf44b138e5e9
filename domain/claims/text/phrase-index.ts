import type { Word } from './words.ts';

export interface Match<T> {
  value: T;
  /** The word after the expression. */
  next: number;
}

interface Node<T> {
  /** The expression that ends here. */
  end: { value: T } | null;
  /** By the next word, with 's where it is a possessive. */
  after: Map<string, Node<T>>;
}

/**
 * A table of expressions, asked for the longest one that begins at a word. Of two equal expressions the
 * first keeps its meaning. Hyphens count as spaces; a possessive inside an expression must be there in
 * the text ("new year's day"), one at its end may be ("today" also finds "today's").
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

  /** The words that begin an expression. */
  firstWords(): string[] {
    return [...this.#root.after.keys()].map((word) => word.replace(/'s$/, ''));
  }

  longestAt(words: readonly Word[], at: number): Match<T> | null {
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

/** One row per expression of a table whose rows hold several. */
export function* rowsOf<T>(
  table: Iterable<readonly [expressions: readonly string[], value: T]>,
): Generator<readonly [string, T]> {
  for (const [expressions, value] of table) {
    for (const expression of expressions) yield [expression, value];
  }
}

function step<T>(node: Node<T>, word: string): Node<T> {
  // "Men's" is a possessive as the text's words tell it; "it's" and "'s" are not.
  const key = word.length > 3 ? word.replace(/s'$/, "s's") : word;
  const known = node.after.get(key);
  if (known) return known;
  const made: Node<T> = { end: null, after: new Map() };
  node.after.set(key, made);
  return made;
}

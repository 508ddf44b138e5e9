/** A piece of a text; matches are hits. */
export type Marked = readonly { words: string; hit: boolean }[];

/** How much text is shown around a match, in characters. */
const MAX_PASSAGE_LENGTH = 220;
const LEAD = 70;

/** The words of a text, without punctuation. */
export function wordsIn(text: string): string[] {
  return text.match(/[\p{L}\p{N}]+/gu) ?? [];
}

/** A word in lower case and without accents, for comparison. */
export function plainWord(word: string): string {
  return word.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}

/** Splits a text so that the words among `terms` (plain words) are hits. */
export function marked(text: string, terms: readonly string[]): Marked {
  const pieces: { words: string; hit: boolean }[] = [];
  for (const words of text.match(/[\p{L}\p{N}]+|[^\p{L}\p{N}]+/gu) ?? []) {
    const hit = terms.includes(plainWord(words));
    const last = pieces.at(-1);
    if (last && !last.hit && !hit) last.words += words;
    else pieces.push({ words, hit });
  }
  return pieces;
}

/** The line of a text with the most different terms, cut to a few words around the first; null if none matches. */
export function passageAround(text: string, terms: readonly string[]): string | null {
  const [best] = text
    .split('\n')
    .map((line) => {
      const words = new Set(wordsIn(line).map(plainWord));
      return { line, hits: terms.filter((term) => words.has(term)).length };
    })
    .sort((a, b) => b.hits - a.hits);
  return best && best.hits > 0 ? cutAroundHit(best.line, terms) : null;
}

function cutAroundHit(line: string, terms: readonly string[]): string {
  if (line.length <= MAX_PASSAGE_LENGTH) return line;
  const words = [...line.matchAll(/[\p{L}\p{N}]+/gu)];
  const first = words.find(([word]) => terms.includes(plainWord(word)))!.index;
  const start = first > LEAD ? line.indexOf(' ', first - LEAD) + 1 : 0;
  const rest = line.slice(start);
  const end =
    rest.length > MAX_PASSAGE_LENGTH ? rest.lastIndexOf(' ', MAX_PASSAGE_LENGTH) : rest.length;
  return `${start > 0 ? '… ' : ''}${rest.slice(0, end)}${end < rest.length ? ' …' : ''}`;
}

/** A text in pieces: those that were looked for are hits. */
export type Marked = readonly { words: string; hit: boolean }[];

/** How much of a text is shown around what was found in it, in characters. */
const LONGEST_PASSAGE = 220;
const LEAD = 70;

/** A text with the words marked that `isHit` names. */
export function marked(text: string, isHit: (word: string) => boolean): Marked {
  const pieces: { words: string; hit: boolean }[] = [];
  for (const words of text.match(/[\p{L}\p{N}]+|[^\p{L}\p{N}]+/gu) ?? []) {
    const hit = isHit(words);
    const last = pieces.at(-1);
    if (last && !last.hit && !hit) last.words += words;
    else pieces.push({ words, hit });
  }
  return pieces;
}

/** The line of a text with the most different hits, cut to a few words around the first; null where none has any. */
export function passageAround(text: string, isHit: (word: string) => boolean): Marked | null {
  const hitsIn = (line: string) =>
    new Set((line.match(/[\p{L}\p{N}]+/gu) ?? []).filter(isHit).map((word) => word.toLowerCase()))
      .size;
  const [best] = text
    .split('\n')
    .map((line) => ({ line, hits: hitsIn(line) }))
    .sort((a, b) => b.hits - a.hits);
  return best && best.hits > 0 ? marked(cutAroundHit(best.line, isHit), isHit) : null;
}

function cutAroundHit(line: string, isHit: (word: string) => boolean): string {
  if (line.length <= LONGEST_PASSAGE) return line;
  const first = [...line.matchAll(/[\p{L}\p{N}]+/gu)].find(([word]) => isHit(word))!.index;
  const start = first > LEAD ? line.indexOf(' ', first - LEAD) + 1 : 0;
  const rest = line.slice(start);
  const end = rest.length > LONGEST_PASSAGE ? rest.lastIndexOf(' ', LONGEST_PASSAGE) : rest.length;
  return `${start > 0 ? '… ' : ''}${rest.slice(0, end)}${end < rest.length ? ' …' : ''}`;
}

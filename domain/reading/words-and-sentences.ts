/**
 * The words of a text for counting and comparing: lowercase, without punctuation (`Don’t` is `dont`, `14:20` is
 * `1420`). A word has at least one letter or digit.
 */
export function wordsOf(text: string): string[] {
  const words: string[] = [];
  for (const piece of text.normalize('NFKC').toLowerCase().split(/\s+/)) {
    const word = piece.replace(NEITHER_LETTER_NOR_DIGIT, '');
    if (word !== '') words.push(word);
  }
  return words;
}

const NEITHER_LETTER_NOR_DIGIT = /[^\p{L}\p{M}\p{N}]+/gu;

/** The sentences of a text as written; a line break ends one too. `14:20 UTC` and `9.5` stay whole. */
export function sentencesOf(text: string): string[] {
  return text
    .split(/(?<=[.!?…]["'”’)\]]*)\s+|\n+/u)
    .map((sentence) => sentence.trim())
    .filter((sentence) => sentence !== '');
}

/**
 * The distinct runs of `length` words, as 32-bit hashes. Two different runs collide once in 4.3 billion: among the 600
 * x 600 runs of two readings, once in 12,000 pairs.
 */
export function shingles(words: readonly string[], length: number): Int32Array {
  const hashes = words.map(wordHash);
  const runs = new Set<number>();
  for (let i = 0; i + length <= hashes.length; i++) {
    let run = length;
    for (let j = i; j < i + length; j++) run = scattered(Math.imul(run, 31) ^ hashes[j]!);
    runs.add(run);
  }
  return Int32Array.from(runs);
}

/** A 53-bit hash of a sequence of words; a collision among a year's sentences is practically impossible. */
export function sequenceHash(words: readonly string[]): number {
  const [run] = shingles(words, words.length);
  return (run! >>> 0) * 2 ** 21 + (wordHash(words.join(' ')) >>> 11);
}

/** A 32-bit hash of a text (FNV-1a over its UTF-16 units, then the finalizer of MurmurHash3). */
function wordHash(word: string): number {
  let hash = 0x811c9dc5;
  for (let i = 0; i < word.length; i++) hash = Math.imul(hash ^ word.charCodeAt(i), 0x01000193);
  return scattered(hash);
}

function scattered(hash: number): number {
  let mixed = hash;
  mixed = Math.imul(mixed ^ (mixed >>> 16), 0x85ebca6b);
  mixed = Math.imul(mixed ^ (mixed >>> 13), 0xc2b2ae35);
  return mixed ^ (mixed >>> 16);
}

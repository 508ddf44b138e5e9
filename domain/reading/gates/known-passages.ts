import { allPassages } from '#domain/words/library.ts';
import { sentencesOf, wordsOf } from '../words-and-sentences.ts';
import { sequenceHash } from './text-hash.ts';

/** Shorter sentences are too common to identify a passage. */
const MIN_WORDS = 5;

/** Our passages that a text contains, each as its own text with the slot unfilled. */
export function passagesIn(text: string): string[] {
  const found = sentencesOf(text).map(passageOfSentence);
  return [...new Set(found)].filter((passage) => passage !== null);
}

/** The text of the passage that a sentence belongs to, or null. Sentences with a slot never match. */
export function passageOfSentence(sentence: string): string | null {
  const words = wordsOf(sentence);
  return words.length < MIN_WORDS ? null : (bySentence().get(sequenceHash(words)) ?? null);
}

let known: ReadonlyMap<number, string> | null = null;

function bySentence(): ReadonlyMap<number, string> {
  known ??= new Map(
    allPassages().flatMap(({ text }) =>
      sentencesOf(text)
        .filter((sentence) => !sentence.includes('{') && wordsOf(sentence).length >= MIN_WORDS)
        .map((sentence) => [sequenceHash(wordsOf(sentence)), text] as const),
    ),
  );
  return known;
}

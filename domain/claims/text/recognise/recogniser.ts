import type { Sign } from '../../../zodiac/signs.ts';
import type { DateContext } from '../time/dates.ts';
import type { Meaning } from '../token.ts';
import type { Word } from '../words.ts';

/** What the words of a text are read with: its date, and the sign it is written to. */
export interface TextContext extends DateContext {
  sign: Sign | null;
}

/** A meaning found at a word, and the word after it. */
export interface Recognised {
  meaning: Meaning;
  next: number;
}

export type Recogniser = (
  words: readonly Word[],
  at: number,
  context: TextContext,
) => Recognised | null;

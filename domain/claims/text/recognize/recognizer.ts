import type { Sign } from '../../../zodiac/signs.ts';
import type { DateContext } from '../time/dates.ts';
import type { Meaning } from '../token.ts';
import type { Words } from '../words.ts';

/** The context a text is read in: its date, and the sign it is written for. */
export interface TextContext extends DateContext {
  sign: Sign | null;
}

/** A meaning recognized at a word, and the index of the next word. */
export interface Recognized {
  meaning: Meaning;
  next: number;
}

export type Recognizer = (words: Words, at: number, context: TextContext) => Recognized | null;

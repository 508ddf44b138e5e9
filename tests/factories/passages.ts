import { civilDate } from '#domain/calendar/civil-date.ts';
import type { Passage } from '#domain/claims/grammar/passage.ts';
import { readSentences } from '#domain/claims/text/sentences.ts';

/** The first sentence of a text, read on 21 November 2026 with nothing before it. */
export function passageOf(text: string): Passage {
  const date = civilDate('2026-11-21');
  const [first] = readSentences(text, { date, sign: null, looksAhead: false });
  if (!first) throw new Error('The text has no sentence.');
  return {
    tokens: first.sentence.tokens,
    context: { date },
    topic: null,
    group: null,
    place: null,
    earlier: [],
  };
}

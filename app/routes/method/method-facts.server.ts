import { partsOf } from '#domain/calendar/civil-date.ts';
import { MAX_WORDS, MIN_WORDS } from '#domain/reading/gates/length.ts';
import { PASSAGE_DAYS } from '#domain/reading/gates/reading-ledger.ts';
import { MIN_STATEMENTS } from '#domain/reading/gates/truth.ts';
import { TIME_TOLERANCE } from '#domain/sky/event-times.ts';
import { FIRST_COMPUTABLE, LAST_COMPUTABLE } from '#domain/sky/range.ts';

/** The figures on the page, taken from the rules themselves. */
export const METHOD_FACTS = {
  words: { fewest: MIN_WORDS, most: MAX_WORDS },
  fewestStatements: MIN_STATEMENTS,
  varietyDays: PASSAGE_DAYS,
  moonPhaseSeconds: 60 * TIME_TOLERANCE.lunation,
  sunIngressMinutes: TIME_TOLERANCE.ingress.Sun,
  firstYear: partsOf(FIRST_COMPUTABLE).year,
  lastYear: partsOf(LAST_COMPUTABLE).year,
};

export type MethodFacts = typeof METHOD_FACTS;

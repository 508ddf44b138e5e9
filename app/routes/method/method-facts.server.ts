import { partsOf } from '#domain/calendar/civil-date.ts';
import { FEWEST_WORDS, MOST_WORDS } from '#domain/reading/gates/length.ts';
import { PASSAGE_DAYS } from '#domain/reading/gates/reading-ledger.ts';
import { FEWEST_STATEMENTS } from '#domain/reading/gates/truth.ts';
import { TIME_TOLERANCE } from '#domain/sky/event-times.ts';
import { FIRST_COMPUTABLE, LAST_COMPUTABLE } from '#domain/sky/range.ts';

/** What the page says of the rules, taken from the rules themselves. */
export const METHOD_FACTS = {
  words: { fewest: FEWEST_WORDS, most: MOST_WORDS },
  fewestStatements: FEWEST_STATEMENTS,
  varietyDays: PASSAGE_DAYS,
  moonPhaseSeconds: 60 * TIME_TOLERANCE.lunation,
  sunIngressMinutes: TIME_TOLERANCE.ingress.Sun,
  firstYear: partsOf(FIRST_COMPUTABLE).year,
  lastYear: partsOf(LAST_COMPUTABLE).year,
};

export type MethodFacts = typeof METHOD_FACTS;

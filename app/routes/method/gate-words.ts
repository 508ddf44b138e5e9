import type { GateName } from '#domain/reading/gates/gates.ts';
import type { MethodFacts } from './method-facts.server.ts';

/** What each gate asks of a reading, in a reader's words. */
export function gateWords(facts: MethodFacts): Record<GateName, string> {
  const { words, fewestStatements, varietyDays } = facts;
  return {
    schema:
      'It is complete: a title, an introduction, four sections with love and work among them, and the lucky elements, in plain English.',
    length: `The introduction and the sections together have ${words.fewest} to ${words.most} words.`,
    truth:
      'Every statement about the sky is true for as long as the date is today anywhere. One that the program cannot check counts as untrue.',
    statements: `There are at least ${fewestStatements} statements that can be checked, so that the text isn’t true by saying nothing.`,
    'date-shift':
      'It belongs to its date: a week earlier or later, something in it would be false.',
    swap: 'It belongs to its sign: for most other signs, more than one statement in it would be false.',
    variety: `It repeats nothing: no paragraph that the sign had within ${varietyDays} days or that another sign has on that date.`,
    safety:
      'It says nothing about health beyond rest and habits, or about medicines, bets, shares, elections, death or pregnancy, and tells nobody to leave a partner or a job.',
  };
}

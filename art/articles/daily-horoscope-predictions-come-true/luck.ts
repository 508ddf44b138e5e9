/** Probabilities by luck alone, behind the article's tests and its drawing. */

/** Somebody guesses once a day which of twelve readings was hers. */
export const GUESSES = { days: 30, readings: 12, mark: 6 } as const;

/** The probability that luck alone gets exactly `hits` of the thirty guesses right. */
export function chanceOfRightGuesses(hits: number): number {
  return chanceOfHits(hits, GUESSES.days, 1 / GUESSES.readings);
}

/** The probability of exactly `hits` in this many independent trials. */
function chanceOfHits(hits: number, trials: number, chance: number): number {
  return ways(hits, trials) * chance ** hits * (1 - chance) ** (trials - hits);
}

/** The probability of `fewest` hits or more in this many independent trials. */
export function chanceOfAtLeast(fewest: number, trials: number, chance: number): number {
  let total = 0;
  for (let hits = fewest; hits <= trials; hits++) total += chanceOfHits(hits, trials, chance);
  return total;
}

/** The binomial coefficient: in how many ways `hits` of the trials can be hits. */
function ways(hits: number, trials: number): number {
  let count = 1;
  for (let k = 1; k <= hits; k++) count = (count * (trials - hits + k)) / k;
  return count;
}

/** What luck alone does: the chances behind the article's tests and its drawing. */

/** Somebody guesses once a day which of twelve readings was hers. */
export const GUESSES = { days: 30, readings: 12, mark: 6 } as const;

/** The chance that luck alone gets exactly `hits` of the thirty guesses right. */
export function chanceOfRightGuesses(hits: number): number {
  return chanceOfHits(hits, GUESSES.days, 1 / GUESSES.readings);
}

/** The chance of exactly `hits` in so many independent trials. */
function chanceOfHits(hits: number, trials: number, chance: number): number {
  return ways(hits, trials) * chance ** hits * (1 - chance) ** (trials - hits);
}

/** The chance of `fewest` hits or more in so many independent trials. */
export function chanceOfAtLeast(fewest: number, trials: number, chance: number): number {
  let total = 0;
  for (let hits = fewest; hits <= trials; hits++) total += chanceOfHits(hits, trials, chance);
  return total;
}

/** In how many ways `hits` of the trials can be the ones that hit. */
function ways(hits: number, trials: number): number {
  let count = 1;
  for (let k = 1; k <= hits; k++) count = (count * (trials - hits + k)) / k;
  return count;
}

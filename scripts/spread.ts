export interface Spread {
  min: number;
  median: number;
  max: number;
}

/** Minimum, median and maximum of some numbers; for an even count, the median is the mean of the middle two. */
export function spreadOf(numbers: readonly number[]): Spread {
  const sorted = [...numbers].sort((a, b) => a - b);
  const last = sorted.length - 1;
  return {
    min: sorted[0]!,
    median: (sorted[Math.floor(last / 2)]! + sorted[Math.ceil(last / 2)]!) / 2,
    max: sorted[last]!,
  };
}

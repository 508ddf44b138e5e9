/** The remainder of `x` divided by `n`, never negative. */
export function mod(x: number, n: number): number {
  return ((x % n) + n) % n;
}

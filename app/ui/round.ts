/** Two decimals, the same on the server and in the browser, and never `-0`. */
export function round(value: number): number {
  return Math.round(value * 100) / 100 || 0;
}

/**
 * Which of several things in sequence holds at `noon` (ISO 8601; without a zone, by the device's clock): the index of
 * the first that ends later, or -1 if all have ended. An empty end means never.
 */
export function indexAtNoon(noon: string, ends: readonly string[]): number {
  return ends.findIndex((end) => end === '' || Date.parse(end) > Date.parse(noon));
}

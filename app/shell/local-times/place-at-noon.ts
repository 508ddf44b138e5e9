/**
 * Which of several things in sequence holds at `noon` (ISO 8601; without a zone, by the device's clock): the first that
 * ends later. An empty end means never.
 */
export function placeAtNoon(noon: string, ends: readonly string[]): number {
  return ends.findIndex((end) => end === '' || Date.parse(end) > Date.parse(noon));
}

/**
 * Which of several things that follow each other holds at `noon`, ISO 8601 with a zone or by the device's own
 * clock without one: the first whose end is later. An empty end is never. It runs as written inside the
 * page too, so it may use nothing from outside itself.
 */
export function placeAtNoon(noon: string, ends: readonly string[]): number {
  return ends.findIndex((end) => end === '' || Date.parse(end) > Date.parse(noon));
}

import type { Reading } from './reading.ts';

/** The title after its first `: `; the whole title if it has none. */
export function headlineOf({ title }: Pick<Reading, 'title'>): string {
  const colon = title.indexOf(': ');
  return colon === -1 ? title : title.slice(colon + 2);
}

/** A text without asterisks: readings written by a model may use them for emphasis. */
export function withoutAsterisks(text: string): string {
  return text.replaceAll('*', '');
}

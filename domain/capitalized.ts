/** A nonempty text with its first letter capitalized: `The Lion` for `the Lion`. */
export function capitalized(text: string): string {
  return text[0]!.toUpperCase() + text.slice(1);
}

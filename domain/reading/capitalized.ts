/** A text, not empty, with a capital at its start: `The Lion` for `the Lion`. */
export function capitalized(text: string): string {
  return text[0]!.toUpperCase() + text.slice(1);
}

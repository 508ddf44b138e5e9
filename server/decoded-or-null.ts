/** The text with its percent codes decoded; null if one of them is malformed. */
export function decodedOrNull(text: string): string | null {
  try {
    return decodeURIComponent(text);
  } catch {
    return null;
  }
}

/**
 * What may not stand in a reading. Patterns meet a text in lower case, with plain quotes and hyphens, one
 * space between words, and neither accents nor invisible characters; `readableForRules` makes it so.
 */
export interface SafetyRule {
  id: string;
  /** Completes "Not for a reading: …". */
  about: string;
  patterns: readonly RegExp[];
  /** Harmless phrases with the same words; they are taken out before the patterns look. */
  allowed?: readonly RegExp[];
}

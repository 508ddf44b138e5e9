/**
 * What a reading must not contain. Patterns see lowercase text with plain quotes and hyphens, single spaces, and
 * neither accents nor invisible characters; `readableForRules` makes it so.
 */
export interface SafetyRule {
  id: string;
  /** Completes "Not for a reading: …". */
  about: string;
  patterns: readonly RegExp[];
  /** Harmless phrases with the same words; they are removed before the patterns are tried. */
  allowed?: readonly RegExp[];
}

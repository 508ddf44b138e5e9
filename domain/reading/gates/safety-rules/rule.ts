/**
 * What a reading must not contain. Its phrases meet lowercase text with plain quotes and hyphens, single spaces, and
 * neither accents nor invisible characters; `readableForRules` makes it so.
 */
export interface SafetyRule {
  id: string;
  /** Completes "Not for a reading: …". */
  about: string;
  phrases: RegExp;
  /** Harmless phrases with the same words; they are removed, one after the other, before the others are looked for. */
  allowed?: readonly RegExp[];
}

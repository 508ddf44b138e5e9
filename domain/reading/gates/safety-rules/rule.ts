/**
 * What a reading must not contain. Its phrases are matched against lowercase text with plain quotes and hyphens, single
 * spaces, and neither accents nor invisible characters; see `readableForRules`.
 */
export interface SafetyRule {
  id: string;
  /** Completes "Not for a reading: …". */
  about: string;
  phrases: RegExp;
  /** Harmless phrases with the same words; they are removed, one after the other, before the others are looked for. */
  allowed?: readonly RegExp[];
}

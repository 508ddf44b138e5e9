import type { Correction } from '#services/corrections.ts';

/** What happened to a reading, in sentences. The store keeps no reasons. */
export function reasonOf({ what, texts }: Correction): string {
  switch (what) {
    case 'rewritten':
      return texts
        ? 'Rewritten by the operator; no reason was recorded.'
        : 'Rewritten by the operator; no reason was recorded. One of the two texts was withdrawn later, so they are not shown.';
    case 'replaced':
      return 'Withdrawn by the operator and later rewritten. The withdrawn text is not shown.';
    case 'withdrawn':
      return 'Withdrawn by the operator. There is no reading of this sign for that date.';
    case 'removed':
      return 'Removed from the store. There is no reading of this sign for that date.';
  }
}

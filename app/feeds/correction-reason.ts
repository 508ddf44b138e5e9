import type { Correction } from '#services/corrections.ts';

/** A change to a reading and its reason, in sentences. Older changes have no recorded reason. */
export function reasonOf({ what, reason, texts }: Correction): string {
  switch (what) {
    case 'rewritten':
      return texts
        ? reason || 'Rewritten by the operator; no reason was recorded.'
        : `${reason || 'Rewritten by the operator; no reason was recorded.'} One of the two texts was withdrawn later, so they are not shown.`;
    case 'replaced':
      return `${reason || 'Withdrawn by the operator and later rewritten; no reason was recorded.'} The withdrawn text is not shown.`;
    case 'withdrawn':
      return `${reason || 'Withdrawn by the operator; no reason was recorded.'} There is no reading for this sign on that date.`;
    case 'removed':
      return 'Removed from our database. There is no reading for this sign on that date.';
  }
}

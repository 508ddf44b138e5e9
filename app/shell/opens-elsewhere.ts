import type { KeyboardEvent, MouseEvent } from 'react';

/** Whether a click or key on a link asks the browser for another tab, a window or a file: it is none of ours then. */
export function opensElsewhere({
  metaKey,
  ctrlKey,
  shiftKey,
  altKey,
}: MouseEvent | KeyboardEvent): boolean {
  return metaKey || ctrlKey || shiftKey || altKey;
}

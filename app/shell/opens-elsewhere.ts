import type { KeyboardEvent, MouseEvent } from 'react';

/** Whether a click or key on a link opens another tab, a window or a download, which we leave to the browser. */
export function opensElsewhere({
  metaKey,
  ctrlKey,
  shiftKey,
  altKey,
}: MouseEvent | KeyboardEvent): boolean {
  return metaKey || ctrlKey || shiftKey || altKey;
}

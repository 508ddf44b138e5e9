import type { MouseEvent } from 'react';

/** Whether a press of a link asks the browser for another tab, a window or a file: it is none of ours then. */
export function opensElsewhere({ metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean {
  return metaKey || ctrlKey || shiftKey || altKey;
}

import { type RefObject, useEffect, useRef } from 'react';
import { focusHeading } from '../../../shell/focus-heading.ts';

/**
 * Puts the focus on the heading of a page that came without being loaded anew, and again on the one that
 * takes its place when `stage` changes, so that a screen reader tells what is there now. A reader who has
 * gone elsewhere meanwhile stays there.
 */
export function useHeadingFocus(page: RefObject<HTMLElement | null>, stage: string): void {
  const hasCome = useRef(false);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new stage brings a new heading
  useEffect(() => {
    const at = document.activeElement;
    const isElsewhere = hasCome.current && at !== document.body && !page.current?.contains(at);
    hasCome.current = true;
    if (page.current && !isElsewhere) focusHeading(page.current);
  }, [page, stage]);
}

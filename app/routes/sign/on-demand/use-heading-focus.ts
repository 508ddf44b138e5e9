import { type RefObject, useEffect, useRef } from 'react';
import { focusHeading } from '../../../shell/focus-heading.ts';

/**
 * Focuses the heading of a page after an internal link, and the heading that replaces it when `stage` changes, so that a
 * screen reader announces it. If the reader has moved the focus meanwhile, it stays where it is.
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

import { type RefObject, useEffect } from 'react';

/** What the frame puts on every page, see root.tsx; notices are not among it. */
const FRAME = 'body > :is(a, header, main, footer)';

/**
 * While `active`, only `sheet`, which lies over the page, and the notices can be reached, and the sheet
 * has the focus; afterward that goes back to where it was, if that is still there.
 */
export function useOnlyReachable(sheet: RefObject<HTMLElement | null>, active: boolean): void {
  useEffect(() => {
    const covering = sheet.current;
    if (!active || !covering) return;
    const before = document.activeElement;
    const covered = [...document.querySelectorAll<HTMLElement>(FRAME)].filter(
      (part) => !part.inert,
    );
    for (const part of covered) part.inert = true;
    covering.focus({ preventScroll: true });

    return () => {
      for (const part of covered) part.inert = false;
      // The browser itself takes the focus from what is hidden, sooner or later.
      const at = document.activeElement;
      if (at !== document.body && !covering.contains(at)) return;
      covering.blur();
      if (before instanceof HTMLElement && before.isConnected)
        before.focus({ preventScroll: true });
    };
  }, [sheet, active]);
}

import { type RefObject, useEffect } from 'react';

/** What the frame puts on every page except toasts; see root.tsx. */
const FRAME = 'body > :is(a, header, main, footer)';

/**
 * While `active`, only the toasts and `sheet`, which covers the page and has the focus, can be reached; afterward the focus
 * returns to where it was, if that element still exists.
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
      // Sooner or later, the browser takes the focus from hidden elements itself.
      const at = document.activeElement;
      if (at !== document.body && !covering.contains(at)) return;
      covering.blur();
      if (before instanceof HTMLElement && before.isConnected)
        before.focus({ preventScroll: true });
    };
  }, [sheet, active]);
}

import { type PointerEvent, useEffect, useRef } from 'react';

/** Hovering over a menu's button for this long opens the menu. */
const OPENS_AFTER_MS = 100;
/** The mouse may leave the menu for this long, to cut a corner, before it closes. */
const CLOSES_AFTER_MS = 300;

/** Handlers for the element around a menu and its button. Touch and pen use presses only. */
export function useHoverIntent(open: () => void, close: () => void) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  function intend(act: () => void, afterMs: number) {
    return (event: PointerEvent) => {
      if (event.pointerType !== 'mouse') return;
      clearTimeout(timer.current);
      timer.current = setTimeout(act, afterMs);
    };
  }

  return {
    onPointerEnter: intend(open, OPENS_AFTER_MS),
    onPointerLeave: intend(close, CLOSES_AFTER_MS),
    // A press overrides hovering: a menu that it has just closed must not reopen.
    onPointerDown: () => clearTimeout(timer.current),
  };
}

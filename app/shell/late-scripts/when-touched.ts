import { whenIdle } from '../when-idle.ts';

/** A touch is any of these. They come before a press; a page that a reader merely looks at loads nothing more. */
const TOUCHES = ['pointermove', 'pointerdown', 'keydown', 'focusin', 'scroll'];

/**
 * Calls `act` once the reader has touched the page, by pointer, key or scrolling, and the browser is idle; the returned
 * function cancels it.
 */
export function whenTouched(act: () => void): () => void {
  let cancelAct = () => {};
  const cancelTouch = atTouch(() => {
    cancelAct = whenIdle(act);
  });
  return () => {
    cancelTouch();
    cancelAct();
  };
}

/** The same without waiting until the browser is idle. Touches before the scripts loaded count; see `start-scripts.ts`. */
export function atTouch(act: () => void): () => void {
  if (document.documentElement.dataset.touched !== undefined) {
    act();
    return () => {};
  }
  const waiting = new AbortController();
  for (const touch of TOUCHES) {
    const onTouch = () => {
      waiting.abort();
      document.documentElement.dataset.touched = '';
      act();
    };
    addEventListener(touch, onTouch, { capture: true, passive: true, signal: waiting.signal });
  }
  return () => waiting.abort();
}

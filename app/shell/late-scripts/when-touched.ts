import { whenIdle } from '../when-idle.ts';

/** Before a press come these: a page that a reader merely looks at loads nothing more. */
const TOUCHES = ['pointermove', 'pointerdown', 'keydown', 'focusin', 'scroll'];

/**
 * Calls `act` once the reader has touched the page, by pointer, key or scrolling, and the browser is idle; the returned
 * function cancels it. Touches before the scripts loaded count, see `start-scripts.ts`.
 */
export function whenTouched(act: () => void): () => void {
  if (document.documentElement.dataset.touched !== undefined) return whenIdle(act);
  const waiting = new AbortController();
  let cancel = () => waiting.abort();
  for (const touch of TOUCHES) {
    const onTouch = () => {
      waiting.abort();
      document.documentElement.dataset.touched = '';
      cancel = whenIdle(act);
    };
    addEventListener(touch, onTouch, { capture: true, passive: true, signal: waiting.signal });
  }
  return () => cancel();
}

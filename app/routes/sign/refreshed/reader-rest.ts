const QUIET_MS = 5_000;
const LOOK_EVERY_MS = 500;
const ACTIVITY = ['scroll', 'wheel', 'touchmove', 'pointerdown', 'keydown', 'selectionchange'];

/** An open dialog or menu, or a part of the reading with the focus; headings have it from the page itself. */
const IN_USE = '[role="dialog"], [data-state="open"], .reading :focus:not(h1, h2), input:focus';

/** When a text may be replaced without taking it from under its reader. */
export interface ReaderRest {
  /**
   * True when the reader has done nothing for five seconds, has selected nothing, has the focus outside the reading, and
   * no dialog is open. False when the page is left before that.
   */
  untilAtRest(): Promise<boolean>;
}

/** Notes what the reader does until `signal` aborts. */
export function watchReader(signal: AbortSignal): ReaderRest {
  let lastActive = performance.now();
  const note = () => {
    lastActive = performance.now();
  };
  for (const event of ACTIVITY) {
    document.addEventListener(event, note, { signal, passive: true, capture: true });
  }

  function isAtRest(): boolean {
    const isQuiet = document.hidden || performance.now() - lastActive > QUIET_MS;
    const isSelecting = getSelection()?.isCollapsed === false;
    const inUse = [...document.querySelectorAll(IN_USE)];
    return isQuiet && !isSelecting && !inUse.some((part) => part.getClientRects().length > 0);
  }

  return {
    async untilAtRest() {
      while (!signal.aborted && !isAtRest()) {
        await new Promise((resolve) => setTimeout(resolve, LOOK_EVERY_MS));
      }
      return !signal.aborted;
    },
  };
}

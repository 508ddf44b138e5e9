/**
 * A button that needs scripts may be clicked before it is hydrated. This script, in the head, marks the button that was
 * clicked last; it is clicked again once it is hydrated.
 */
export function recordEarlyClick(page: Document) {
  page.addEventListener(
    'click',
    ({ target }) => {
      const button = target instanceof Element && target.closest('button.needs-script');
      if (!button) return;
      const { hydrated } = page.documentElement.dataset;
      if (hydrated !== undefined && !button.closest('[data-unhydrated]')) return;
      for (const earlier of page.querySelectorAll('[data-pressed]'))
        earlier.removeAttribute('data-pressed');
      button.setAttribute('data-pressed', '');
    },
    true,
  );
}

/** Called once the frame is hydrated, and again for each late part; see late-scripts/late-part.tsx. */
export function replayEarlyClick(page: Document): void {
  const { dataset } = page.documentElement;
  dataset.hydrated = '';
  delete dataset.scriptsFailed;
  const button = page.querySelector<HTMLElement>('[data-pressed]:not([data-unhydrated] *)');
  button?.removeAttribute('data-pressed');
  button?.click();
}

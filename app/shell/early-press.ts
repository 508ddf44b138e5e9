/**
 * A button that only scripts can answer may be pressed before they have come. The script in the head keeps
 * the last such press, and the page does it when it is ready.
 */
export const EARLY_PRESS_SCRIPT = `(${keepEarlyPress.toString()})(document)`;

/** Runs in the head, as text: it can use nothing from outside of itself. */
function keepEarlyPress(page: Document) {
  page.addEventListener(
    'click',
    ({ target }) => {
      if (page.documentElement.dataset.answers !== undefined) return;
      const button = target instanceof Element && target.closest('button.needs-script');
      if (!button) return;
      for (const earlier of page.querySelectorAll('[data-pressed]'))
        earlier.removeAttribute('data-pressed');
      button.setAttribute('data-pressed', '');
    },
    true,
  );
}

/** Once the page answers for itself. */
export function doEarlyPress(page: Document): void {
  const { dataset } = page.documentElement;
  dataset.answers = '';
  delete dataset.scriptsFailed;
  const button = page.querySelector<HTMLElement>('[data-pressed]');
  button?.removeAttribute('data-pressed');
  button?.click();
}

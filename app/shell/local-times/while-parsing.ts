/** Calls `write` whenever the parser has added to the page, before the browser paints it, and once more at the end. */
export function whileParsing(write: () => void): void {
  const observer = new MutationObserver(write);
  observer.observe(document, { childList: true, subtree: true });
  document.addEventListener('DOMContentLoaded', () => {
    write();
    observer.disconnect();
  });
}

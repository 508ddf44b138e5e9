/**
 * Where a browser forbids storage, the mere mention of it throws; React Router keeps there how far each
 * page is scrolled. What it keeps is then kept with the page, and goes with it.
 */
export const FORBIDDEN_STORAGE_SCRIPT = `(${standInForStorage.toString()})(window)`;

/** Runs in the head, as text: it can use nothing from outside of itself. */
function standInForStorage(page: Window) {
  try {
    page.sessionStorage.getItem('');
  } catch {
    const kept = new Map<string, string>();
    Object.defineProperty(page, 'sessionStorage', {
      value: {
        getItem: (key: string) => kept.get(key) ?? null,
        setItem: (key: string, value: string) => kept.set(key, value),
        removeItem: (key: string) => kept.delete(key),
      },
    });
  }
}

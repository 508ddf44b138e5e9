/**
 * A browser that blocks what sites keep throws when `sessionStorage` is mentioned, and React Router keeps
 * there how far each page is scrolled. In its place stands a memory that ends with the page, with what React
 * Router asks of it. Our own code keeps things in `localStorage` alone, and is ready for it to throw.
 */
export const blockedStorageScript = () => `(${standInForSessionStorage})(window)`;

/** Runs in the head, as text: it can use nothing from outside of itself. */
function standInForSessionStorage(page: Window) {
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

/**
 * A browser that blocks storage throws on any access to `sessionStorage`, where React Router saves scroll positions. This
 * replaces it with a store in memory that has just the methods React Router uses. Our own code uses only `localStorage`,
 * and handles its errors.
 */
export function standInForSessionStorage(page: Window) {
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

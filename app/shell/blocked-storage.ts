/**
 * A browser that blocks storage throws on any access to `sessionStorage`, where React Router saves scroll positions and
 * late-fonts.ts records that the fonts have loaded. This replaces it with a store in memory that has just the methods
 * they use; it must run before them.
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

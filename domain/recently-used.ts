/**
 * Memoizes a function, evicting the least recently used result. The function must be pure, and nobody may change a
 * result.
 */
export function recentlyUsed<K, V>(maxEntries: number, compute: (key: K) => V): (key: K) => V {
  const results = new Map<K, V>();
  return (key) => {
    const cached = results.get(key);
    const value = cached ?? compute(key);
    results.delete(key);
    results.set(key, value);
    if (results.size > maxEntries) results.delete(results.keys().next().value!);
    return value;
  };
}

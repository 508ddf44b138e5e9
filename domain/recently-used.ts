/**
 * Memoizes a function, evicting the least recently used result. The function must be pure, and nobody may change a
 * result.
 */
export function recentlyUsed<K, V>(maxSize: number, compute: (key: K) => V): (key: K) => V {
  const kept = new Map<K, V>();
  return (key) => {
    const known = kept.get(key);
    const value = known ?? compute(key);
    kept.delete(key);
    kept.set(key, value);
    if (kept.size > maxSize) kept.delete(kept.keys().next().value!);
    return value;
  };
}

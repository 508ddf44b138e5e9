/**
 * A function that remembers its newest results, and drops the one that has gone unused for longest. The function must
 * always give the same result for the same key, and nobody may change that result.
 */
export function recentlyUsed<K, V>(most: number, compute: (key: K) => V): (key: K) => V {
  const kept = new Map<K, V>();
  return (key) => {
    const known = kept.get(key);
    const value = known ?? compute(key);
    kept.delete(key);
    kept.set(key, value);
    if (kept.size > most) kept.delete(kept.keys().next().value!);
    return value;
  };
}

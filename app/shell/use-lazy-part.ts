import { useCallback, useState } from 'react';

/**
 * A part of the page whose code loads on demand: null until then. The returned function loads it once and resolves to
 * whether it loaded. `load` must not change.
 */
export function useLazyPart<Part extends object>(
  load: () => Promise<Part>,
): [part: Part | null, want: () => Promise<boolean>] {
  const [part, setPart] = useState<Part | null>(null);
  const want = useCallback(async () => {
    const loaded = await load().catch(() => null);
    if (loaded) setPart(() => loaded);
    return loaded !== null;
  }, [load]);
  return [part, want];
}

import { useCallback, useState } from 'react';

/**
 * A part of the page whose code comes when it is first wanted: null until then. The returned function
 * asks for it and says whether it came; asking twice is the same as asking once. `load` must not change.
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

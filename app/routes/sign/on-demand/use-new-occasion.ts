import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';

/** After a failure, tries again when the connection comes back and when the reader chooses the sign anew. */
export function useNewOccasion(hasFailed: boolean, tryAgain: () => void): void {
  const { key } = useLocation();
  const failedAt = useRef<string | null>(null);

  // biome-ignore lint/correctness/useExhaustiveDependencies: what is tried is always the same
  useEffect(() => {
    if (!hasFailed) {
      failedAt.current = null;
      return;
    }
    failedAt.current ??= key;
    if (failedAt.current !== key) {
      tryAgain();
      return;
    }
    addEventListener('online', tryAgain);
    return () => removeEventListener('online', tryAgain);
  }, [hasFailed, key]);
}

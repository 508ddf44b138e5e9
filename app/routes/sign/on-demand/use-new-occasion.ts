import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';

/**
 * After a failure, tries again when the connection comes back and when the reader chooses the sign again. `tryAgain` must
 * not change.
 */
export function useNewOccasion(hasFailed: boolean, tryAgain: () => void): void {
  const { key, hash } = useLocation();
  const known = useRef(key);

  useEffect(() => {
    const isChosenAnew = key !== known.current && hash === '';
    known.current = key;
    if (hasFailed && isChosenAnew) tryAgain();
  }, [key, hash, hasFailed, tryAgain]);

  useEffect(() => {
    if (!hasFailed) return;
    addEventListener('online', tryAgain);
    return () => removeEventListener('online', tryAgain);
  }, [hasFailed, tryAgain]);
}

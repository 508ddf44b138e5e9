import { useEffect } from 'react';
import { createPath, useNavigation } from 'react-router';

const PATIENCE_MS = 15_000;

/**
 * Loads a page as a document if its navigation stalls: then the browser shows that it is loading, and the reader can stop
 * it.
 */
export function useStalledPageLoad(): void {
  const { location } = useNavigation();
  useEffect(() => {
    if (!location) return;
    const timer = setTimeout(() => window.location.assign(createPath(location)), PATIENCE_MS);
    return () => clearTimeout(timer);
  }, [location]);
}

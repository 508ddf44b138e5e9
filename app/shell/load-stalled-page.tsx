import { useEffect } from 'react';
import { createPath, useNavigation } from 'react-router';

const PATIENCE_MS = 15_000;

/** Asks for a page that does not come as a whole: the browser shows that it waits, and the reader can stop it. */
export function LoadStalledPage() {
  const { location } = useNavigation();
  useEffect(() => {
    if (!location) return;
    const timer = setTimeout(() => window.location.assign(createPath(location)), PATIENCE_MS);
    return () => clearTimeout(timer);
  }, [location]);
  return null;
}

import { useEffect } from 'react';
import { createPath, useNavigation } from 'react-router';

const SHOWN_AFTER_MS = 400;
const PATIENCE_MS = 15_000;

/**
 * Shows that a page is loading if that takes more than a moment (styles/shell.css draws a line), and loads it as a
 * document if it stalls: then the browser shows that it is loading, and the reader can stop it.
 */
export function useSlowPageLoad(): void {
  const { location } = useNavigation();
  useEffect(() => {
    if (!location) return;
    const { dataset } = document.documentElement;
    const shown = setTimeout(() => {
      dataset.loading = '';
    }, SHOWN_AFTER_MS);
    const stalled = setTimeout(() => window.location.assign(createPath(location)), PATIENCE_MS);
    return () => {
      clearTimeout(shown);
      clearTimeout(stalled);
      delete dataset.loading;
    };
  }, [location]);
}

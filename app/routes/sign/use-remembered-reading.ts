import { useEffect } from 'react';
import type { PublishedReading } from '#domain/reading/stored-reading.ts';

const DELAY_MS = 100;

/** Keeps on the device, a moment later, the reading that the server wrote into the page. */
export function useRememberedReading(reading: PublishedReading | null): void {
  useEffect(() => {
    if (!reading) return;
    const timer = setTimeout(async () => {
      try {
        const { rememberReading } = await import('#services/browser/reader/remember-reading.ts');
        rememberReading(reading);
      } catch (cause) {
        console.warn('The reading could not be kept on this device.', cause);
      }
    }, DELAY_MS);
    return () => clearTimeout(timer);
  }, [reading]);
}

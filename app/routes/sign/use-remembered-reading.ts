import { useEffect } from 'react';
import type { PublishedReading } from '#domain/reading/stored/stored-reading.ts';
import { whenTouched } from '../../shell/late-scripts/when-touched.ts';

/** Stores the server-rendered reading on the device, once the reader touches the page. */
export function useRememberedReading(reading: PublishedReading | null): void {
  useEffect(() => {
    if (!reading) return;
    return whenTouched(async () => {
      try {
        const { rememberReading } = await import('#services/browser/reader/remember-reading.ts');
        rememberReading(reading);
      } catch (cause) {
        console.warn('The reading could not be kept on this device.', cause);
      }
    });
  }, [reading]);
}

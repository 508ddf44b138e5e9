import { useEffect } from 'react';
import type { PublishedReading } from '#domain/reading/stored-reading.ts';
import { pageTitle } from './reading-meta.ts';

/** Names the page after the reading that shows, once there is one; its own tags name it `served`. */
export function useReadingTitle(
  reading: PublishedReading | null,
  served: string,
  siteName: string,
): void {
  const title = reading ? pageTitle(reading, siteName) : served;
  useEffect(() => {
    document.title = title;
    // The next page's tags leave a title alone that they hold for their own already.
    return () => {
      if (document.title === title) document.title = served;
    };
  }, [title, served]);
}

import { useEffect } from 'react';
import type { PublishedReading } from '#domain/reading/stored/stored-reading.ts';
import { pageTitle } from './reading-meta.ts';

/** Sets the document title to that of the current reading, once there is one; the page's own tags set it to `served`. */
export function useReadingTitle(
  reading: PublishedReading | null,
  served: string,
  siteName: string,
): void {
  const title = reading ? pageTitle(reading, siteName) : served;
  useEffect(() => {
    document.title = title;
    // The next page's tags don't touch a title that they take for their own.
    return () => {
      if (document.title === title) document.title = served;
    };
  }, [title, served]);
}

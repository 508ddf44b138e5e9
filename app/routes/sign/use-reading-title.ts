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
    // If the next page has the same `served` title, its tags won't set the title again.
    return () => {
      if (document.title === title) document.title = served;
    };
  }, [title, served]);
}

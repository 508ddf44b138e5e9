import { useEffect, useState } from 'react';
import { PrefetchPageLinks } from 'react-router';
import { signPath } from '#domain/zodiac/sign-paths.ts';
import { SIGNS } from '#domain/zodiac/signs.ts';
import { whenTouched } from './late-scripts/when-touched.ts';

/**
 * Prefetches the code of the sign pages, which is one for all of them, and of what fetches their readings, once the
 * reader touches the page: readers go there from everywhere, and offline too (see stay-while-offline.tsx).
 */
export function SignPageAhead() {
  const [isTouched, setIsTouched] = useState(false);
  useEffect(
    () =>
      whenTouched(() => {
        setIsTouched(true);
        // What does not come now is asked for again by the page that needs it.
        import('#services/browser/reader/reader-sources.ts').catch(() => {});
      }),
    [],
  );
  return isTouched && <PrefetchPageLinks page={signPath(SIGNS[0])} />;
}

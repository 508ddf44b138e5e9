import { useEffect, useState } from 'react';
import { PrefetchPageLinks } from 'react-router';
import { signPath } from '#domain/zodiac/sign-paths.ts';
import { SIGNS } from '#domain/zodiac/signs.ts';
import { whenIdle } from './when-idle.ts';

/**
 * Brings the code of the signs' pages, one for all of them, and of the way to their readings once a page is
 * at rest: they are where readers go from everywhere, and offline too (see stay-while-offline.tsx).
 */
export function SignPageAhead() {
  const [isIdle, setIsIdle] = useState(false);
  useEffect(
    () =>
      whenIdle(() => {
        setIsIdle(true);
        // What does not come now is asked for again by the page that needs it.
        import('#services/browser/reader/reader-sources.ts').catch(() => {});
      }),
    [],
  );
  return isIdle && <PrefetchPageLinks page={signPath(SIGNS[0])} />;
}

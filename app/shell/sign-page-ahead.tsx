import { useEffect, useState } from 'react';
import { PrefetchPageLinks } from 'react-router';
import { signPath } from '#domain/zodiac/sign-paths.ts';
import { SIGNS } from '#domain/zodiac/signs.ts';
import { whenIdle } from './when-idle.ts';

/**
 * Brings the code of the signs' pages, one for all of them, once a page is at rest: they are where readers
 * go from everywhere, and offline too (see stay-while-offline.tsx). Their readings come when they are chosen.
 */
export function SignPageAhead() {
  const [isIdle, setIsIdle] = useState(false);
  useEffect(() => whenIdle(() => setIsIdle(true)), []);
  return isIdle && <PrefetchPageLinks page={signPath(SIGNS[0])} />;
}

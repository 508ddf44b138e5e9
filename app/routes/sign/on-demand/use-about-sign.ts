import { useEffect, useState } from 'react';
import type { Sign } from '#domain/zodiac/signs.ts';
import type { SignTexts } from '../about-sign.tsx';

/** What is always true of a sign; null until its texts have loaded, and if they can't load. */
export function useAboutSign(sign: Sign): SignTexts | null {
  const [texts, setTexts] = useState<SignTexts | null>(null);
  useEffect(() => {
    let isLeft = false;
    import('../sign-texts.ts')
      .then(({ signTexts }) => !isLeft && setTexts(signTexts(sign)))
      .catch((cause) => console.warn('The texts about the sign could not be had.', cause));
    return () => {
      isLeft = true;
    };
  }, [sign]);
  return texts;
}

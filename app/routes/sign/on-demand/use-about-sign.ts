import { useEffect, useState } from 'react';
import type { Sign } from '#domain/zodiac/signs.ts';
import type { SignTexts } from '../about-sign.tsx';

/** What is always so of a sign, once its texts have come; null until then, and if they cannot be had. */
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

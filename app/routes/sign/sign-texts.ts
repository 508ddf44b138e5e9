import { signProfile } from '#domain/zodiac/profiles.ts';
import { signGuide } from '#domain/zodiac/sign-guides.ts';
import type { Sign } from '#domain/zodiac/signs.ts';
import type { SignTexts } from './about-sign.tsx';

/** The texts of all twelve signs weigh more than a page: only the server loads this, and whoever needs it. */
export function signTexts(sign: Sign): SignTexts {
  return { profile: signProfile(sign), guide: signGuide(sign) };
}

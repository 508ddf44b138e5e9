import { signProfile } from '#domain/zodiac/profiles.ts';
import { signGuide } from '#domain/zodiac/sign-guides.ts';
import type { Sign } from '#domain/zodiac/signs.ts';
import type { SignTexts } from './about-sign.tsx';

/** On the server; a browser loads one sign's from `virtual:sign-texts`. */
export function signTexts(sign: Sign): SignTexts {
  return { profile: signProfile(sign), guide: signGuide(sign) };
}

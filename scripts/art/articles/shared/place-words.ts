import { degreeInSign, signName, signOfLongitude } from '#domain/zodiac/signs.ts';

/** `11°48′ Aries`, seconds left off as ephemerides print it. */
export function placeInWords(longitude: number): string {
  const degree = degreeInSign(longitude);
  const minute = Math.floor((degree % 1) * 60);
  return `${Math.floor(degree)}°${String(minute).padStart(2, '0')}′ ${signName(signOfLongitude(longitude))}`;
}

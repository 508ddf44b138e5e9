import type { Body } from '../sky/bodies.ts';
import { signProfile } from '../zodiac/profiles.ts';
import type { Sign } from '../zodiac/signs.ts';

/** The three signs that had another ruler before the outer planets were discovered. */
const TRADITIONAL: Partial<Record<Sign, Body>> = {
  scorpio: 'Mars',
  aquarius: 'Saturn',
  pisces: 'Jupiter',
};

/** The rulers of a sign: the modern one, then the traditional one if it differs; or only that of `tradition`. */
export function rulersOf(sign: Sign, tradition: 'modern' | 'traditional' | null = null): Body[] {
  const modern = signProfile(sign).ruler;
  const old = TRADITIONAL[sign] ?? modern;
  if (tradition === 'modern') return [modern];
  if (tradition === 'traditional') return [old];
  return modern === old ? [modern] : [modern, old];
}

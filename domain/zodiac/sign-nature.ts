import type { Body } from '../sky/bodies.ts';
import type { Sign } from './signs.ts';

export type Element = 'Fire' | 'Earth' | 'Air' | 'Water';
export type Quality = 'Cardinal' | 'Fixed' | 'Mutable';

/** A sign's element, quality and modern ruler. */
export interface SignNature {
  element: Element;
  quality: Quality;
  /** The modern ruler. */
  ruler: Body;
}

export function signNature(sign: Sign): SignNature {
  return NATURES[sign];
}

// biome-ignore format: a table reads better as rows
const NATURES: Record<Sign, SignNature> = {
  aries:       { element: 'Fire', quality: 'Cardinal', ruler: 'Mars' },
  taurus:      { element: 'Earth', quality: 'Fixed', ruler: 'Venus' },
  gemini:      { element: 'Air', quality: 'Mutable', ruler: 'Mercury' },
  cancer:      { element: 'Water', quality: 'Cardinal', ruler: 'Moon' },
  leo:         { element: 'Fire', quality: 'Fixed', ruler: 'Sun' },
  virgo:       { element: 'Earth', quality: 'Mutable', ruler: 'Mercury' },
  libra:       { element: 'Air', quality: 'Cardinal', ruler: 'Venus' },
  scorpio:     { element: 'Water', quality: 'Fixed', ruler: 'Pluto' },
  sagittarius: { element: 'Fire', quality: 'Mutable', ruler: 'Jupiter' },
  capricorn:   { element: 'Earth', quality: 'Cardinal', ruler: 'Saturn' },
  aquarius:    { element: 'Air', quality: 'Fixed', ruler: 'Uranus' },
  pisces:      { element: 'Water', quality: 'Mutable', ruler: 'Neptune' },
};

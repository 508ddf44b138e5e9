/** The bodies used in readings, as astrologers count them: Sun, Moon and eight planets, fastest first. */
export const BODIES = [
  'Sun',
  'Moon',
  'Mercury',
  'Venus',
  'Mars',
  'Jupiter',
  'Saturn',
  'Uranus',
  'Neptune',
  'Pluto',
] as const;

export type Body = (typeof BODIES)[number];

/** The bodies that can be retrograde; the Sun and Moon never are. */
export type Planet = Exclude<Body, 'Sun' | 'Moon'>;
export const PLANETS = BODIES.slice(2) as readonly Planet[];

/** A body as the middle of a sentence names it: `the Sun`, `Venus`. */
export function inSentence(body: Body): string {
  return body === 'Sun' || body === 'Moon' ? `the ${body}` : body;
}

/** Whether a body is Jupiter or beyond, and so stays in a sign for a year or longer. */
export function isSlow(body: Body): boolean {
  return BODIES.indexOf(body) >= BODIES.indexOf('Jupiter');
}

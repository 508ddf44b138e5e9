/** The bodies of a reading, as astrologers count them: Sun, Moon and eight planets, fastest first. */
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

/** The bodies that can move backward seen from Earth; Sun and Moon never do. */
export type Planet = Exclude<Body, 'Sun' | 'Moon'>;
export const PLANETS = BODIES.slice(2) as readonly Planet[];

/** Jupiter and the bodies beyond, which keep to a sign for a year or longer. */
export function isSlow(body: Body): boolean {
  return BODIES.indexOf(body) >= BODIES.indexOf('Jupiter');
}

import type { House } from './solar-houses.ts';

/** What each house traditionally stands for. */
export const TOPICS_OF_HOUSES: Record<House, string> = {
  1: 'yourself',
  2: 'money and belongings',
  3: 'messages and neighbors',
  4: 'home and family',
  5: 'romance and play',
  6: 'daily work and habits',
  7: 'partners',
  8: 'trust and what is shared',
  9: 'far places and learning',
  10: 'work and good name',
  11: 'friends',
  12: 'solitude and rest',
};

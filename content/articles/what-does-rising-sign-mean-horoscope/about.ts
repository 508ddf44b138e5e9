import type { ArticleAbout } from '../../article.ts';

export default {
  title: 'What Does Your Rising Sign Mean in a Horoscope?',
  excerpt:
    'The sign that was coming over the horizon when you were born, why it takes a clock and a map to find, how tradition reads all twelve, and which horoscope to open.',
  date: '2025-01-20',
  revised: '2026-11-22',
  readTime: '6 min read',
  category: 'Astrology Guide',
  image: 'what-does-rising-sign-mean-horoscope',
  imageAlt:
    'The golden band of the zodiac climbs out of Lake Michigan at night, Leo above, Virgo still under water, as the stars rise in slanting trails.',
  description:
    'What a rising sign is, why it changes about every two hours, what each of the twelve means in tradition, and which horoscope to read.',
  keywords: [
    'rising sign',
    'rising sign meaning',
    'ascendant',
    'rising sign horoscope',
    'chart ruler',
    'whole-sign houses',
  ],
  inShort: [
    'Your rising sign is the part of the zodiac that was coming up in the east at your birth.',
    'All twelve rise every day but not at the same pace, so the birth time and the town both count.',
    'By tradition it sets the houses of your chart, so many people read its horoscope too.',
  ],
  related: ['how-to-calculate-birth-chart-free', 'understanding-daily-horoscopes'],
} satisfies ArticleAbout;

import type { ArticleAbout } from '../../article.ts';

export default {
  title: 'How to Calculate Your Birth Chart for Free',
  excerpt:
    'One complete birth chart worked out by hand, with every number showing, so you know what the free calculators do and can tell when one has the clock wrong.',
  date: '2025-01-25',
  revised: '2026-11-22',
  readTime: '12 min read',
  category: 'Birth Chart',
  image: 'how-to-calculate-birth-chart-free',
  imageAlt:
    'An engraved astrolabe set to April 12, 1997, hanging before the southern sky of Philadelphia, with the Moon at its left and the Sun at its right.',
  description:
    'How to calculate your birth chart for free: what you need, the time zone trap, one chart worked by hand, what each part means and how to check it.',
  keywords: [
    'birth chart',
    'how to calculate birth chart',
    'free birth chart',
    'natal chart by hand',
    'Ascendant',
    'houses',
  ],
  inShort: [
    'A birth chart takes a date, a time and a place, and you can work one out without paying anybody.',
    'Start with the clock: turn the birth time into UTC, and check daylight saving time for that very year.',
    'The Ascendant moves a degree in about four minutes, so the birth time counts most for it and for the houses.',
  ],
  related: ['what-does-rising-sign-mean-horoscope', 'free-horoscope-apps-vs-professional-readings'],
} satisfies ArticleAbout;

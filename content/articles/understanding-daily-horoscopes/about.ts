import type { ArticleAbout } from '../../article.ts';

export default {
  title: "Understanding Daily Horoscopes: How They're Made and How to Read One",
  excerpt:
    "Where the newspaper column came from, how a reading is built from the day's sky, and one real date worked out for Aries and for Libra, with every term explained.",
  date: '2025-01-05',
  revised: '2026-11-22',
  readTime: '8 min read',
  category: 'Astrology Basics',
  image: 'understanding-daily-horoscopes',
  imageAlt:
    'The full Moon of January 13, 2025, beside Mars and the Twins, with Orion on the right, over twelve snowy houses in a row, two of them with lit windows.',
  description:
    'How a daily horoscope is made from the sky: houses, aspects and rulers in plain English, with one real day read for two signs, step by step.',
  keywords: [
    'daily horoscope',
    'how horoscopes work',
    'solar houses',
    'aspects and orbs',
    'sun sign column',
    'how to read a horoscope',
  ],
  inShort: [
    "A daily horoscope sorts the day's planets into houses, with your Sun sign as the first.",
    'The same sky gives each sign a different reading, because each sign counts from a different place.',
    'The positions are astronomy, the meanings are tradition, and no column knows your birth time or your life.',
  ],
  related: ['best-time-read-horoscope', 'horoscope-accuracy-myth-or-science'],
} satisfies ArticleAbout;

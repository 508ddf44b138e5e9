import type { ArticleAbout } from '../../article.ts';

export default {
  title: 'Best Zodiac Signs for Marriage: Compatibility for the Long Run',
  excerpt:
    'Four couples that tradition would bet on, what each of the twelve signs needs, gives and forgets as a spouse, and the Saturdays of 2025 that custom likes for a wedding.',
  date: '2025-01-23',
  revised: '2026-11-22',
  readTime: '11 min read',
  category: 'Marriage',
  image: 'best-zodiac-signs-for-marriage-compatibility',
  imageAlt:
    'Venus and Saturn setting side by side under a stone bridge, whose golden arch and its reflection in still water make a ring.',
  description:
    'The four best zodiac couples for marriage, all 12 signs as spouses, wedding dates for 2025 by astrological custom, and what research says about it.',
  keywords: [
    'best zodiac signs for marriage',
    'marriage compatibility by zodiac sign',
    'zodiac signs as spouses',
    'seventh house marriage',
    'wedding dates 2025 astrology',
  ],
  inShort: [
    'Our four best couples are Taurus and Virgo, Cancer and Scorpio, Leo and Sagittarius, Libra and Gemini.',
    "For weddings in 2025, custom avoids Venus's and Mercury's retrogrades and favors the two weeks from new to full Moon.",
    'Large studies of marriage and divorce find no effect of Sun signs; commitment and appreciation do matter.',
  ],
  related: ['zodiac-compatibility-guide', 'venus-signs-love-astrology'],
} satisfies ArticleAbout;

import type { ArticleAbout } from '../../article.ts';

export default {
  title: 'Lucky Numbers and Colors for Every Zodiac Sign in 2025',
  excerpt:
    'Three colors and four numbers for each of the twelve signs, a focus for every quarter of 2025, and a straight account of where such lists come from.',
  date: '2025-01-13',
  revised: '2026-11-22',
  readTime: '5 min read',
  category: 'Lucky Elements',
  image: 'lucky-numbers-colors-zodiac-signs-2025',
  imageAlt:
    'A bow of moonlight in the rain over dark hills, its five colors shown by engraved hatching, with Venus and Saturn shining beside it.',
  description:
    'Lucky numbers and colors for all twelve zodiac signs in 2025, with universal numbers, a focus for each quarter, and where the lore comes from.',
  keywords: [
    'lucky numbers 2025',
    'lucky colors 2025',
    'lucky color by zodiac sign',
    'lucky numbers by zodiac sign',
    'universal year 9',
    'numerology 2025',
  ],
  inShort: [
    'Each sign gets three colors and four numbers for 2025, drawn from its element and its ruling planet.',
    'Everyone shares 9, 18 and 27, since the digits of 2025 add up to 9, plus a color and number each quarter.',
    "No number changes the odds of anything; a lucky color works best as a reminder you don't have to buy.",
  ],
  related: ['elements-astrology-guide', 'understanding-daily-horoscopes'],
} satisfies ArticleAbout;

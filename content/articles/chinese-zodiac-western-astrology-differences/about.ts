import type { ArticleAbout } from '../../article.ts';

export default {
  title: 'Chinese Zodiac vs. Western Astrology: The Real Differences',
  excerpt:
    "Twelve animals, twelve signs, two very different machines: the sixty-year cycle, the true start of the Chinese year, and what to do if you're a January baby.",
  date: '2025-01-21',
  revised: '2026-11-22',
  readTime: '8 min read',
  category: 'Cultural Astrology',
  image: 'chinese-zodiac-western-astrology-differences',
  imageAlt:
    'One in the morning of Chinese New Year in Beijing: Jupiter and Orion over tiled roofs, and twelve lanterns under the eaves, the sixth of them alight.',
  description:
    'How the Chinese zodiac differs from Western astrology: years against the sky, all twelve animals with New Year dates, January births, and the Four Pillars.',
  keywords: [
    'Chinese zodiac vs Western astrology',
    'Chinese zodiac years',
    'Chinese New Year 2025',
    'Year of the Wood Snake',
    'Four Pillars',
    'five phases',
  ],
  inShort: [
    'The Chinese zodiac counts years in a cycle of sixty; Western astrology maps the sky at a birth.',
    'The Chinese year turns between January 21 and February 20, so most January babies have the older animal.',
    'Both treat signs four apart as friends and signs six apart as opposed, and neither has been shown to work.',
  ],
  related: ['zodiac-compatibility-guide', 'saturn-return-meaning-age-effects'],
} satisfies ArticleAbout;

import type { ArticleAbout } from '../../article.ts';

export default {
  title: 'Venus Signs and Love: What Your Venus Says About How You Love',
  excerpt:
    'Your Venus sign usually differs from your Sun sign. How to find yours, how all twelve flirt, give, sulk and stay, and the dates of Venus retrograde in 2025.',
  date: '2025-01-16',
  revised: '2026-11-22',
  readTime: '8 min read',
  category: 'Love Astrology',
  image: 'venus-signs-love-astrology',
  imageAlt:
    'Venus at dusk on fifteen evenings, joined by a gold arc over a dark sea: a small bright disc that climbs, grows, thins to a crescent and sinks.',
  description:
    'What a Venus sign is and how to find yours, what Venus in each of the 12 signs says about love, and the dates and meaning of Venus retrograde 2025.',
  keywords: [
    'Venus sign',
    'Venus signs in love',
    'Venus sign meaning',
    'Venus retrograde 2025',
    'Venus sign by date of birth',
  ],
  inShort: [
    'Your Venus sign is the same as your Sun sign, or at most two signs away from it.',
    'Tradition reads it as your style in love: how you flirt, what you give, how you sulk, why you stay.',
    'Venus turns retrograde about every nineteen months, 2025 included, and every eight years the dates nearly repeat.',
  ],
  sky: 'Venus',
  related: ['zodiac-compatibility-guide', 'best-zodiac-signs-for-marriage-compatibility'],
} satisfies ArticleAbout;

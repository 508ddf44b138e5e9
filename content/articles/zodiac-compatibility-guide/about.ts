import type { ArticleAbout } from '../../article.ts';

export default {
  title: 'Zodiac Compatibility Guide: Best Matches for All 12 Signs, and Why',
  excerpt:
    'Which signs get along, which ones bicker, and the simple count behind every compatibility chart, with the best and the challenging matches of all twelve signs.',
  date: '2025-01-12',
  revised: '2026-11-22',
  readTime: '10 min read',
  category: 'Relationships',
  image: 'zodiac-compatibility-guide',
  imageAlt:
    'The double star Porrima in Virgo: two blazing suns, one gold and one ivory, circle each other on orbits that link like two rings.',
  description:
    'Best and challenging matches for all 12 zodiac signs, the rule behind every compatibility chart, how synastry works, and what research has found.',
  keywords: [
    'zodiac compatibility',
    'zodiac signs compatibility chart',
    'best matches by zodiac sign',
    'synastry',
    'opposite signs',
  ],
  inShort: [
    'Count the steps between two signs: two or four are easy, three is work, six attracts.',
    'Your sun signs are only the start; astrologers compare two whole charts, Moon and Venus included.',
    'A study of more than ten million marriages found that sun signs had no effect on who married whom.',
  ],
  related: ['best-zodiac-signs-for-marriage-compatibility', 'venus-signs-love-astrology'],
} satisfies ArticleAbout;

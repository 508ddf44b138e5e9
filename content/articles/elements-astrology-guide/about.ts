import type { ArticleAbout } from '../../article.ts';

export default {
  title: "Fire, Earth, Air and Water Signs: Astrology's Four Elements",
  excerpt:
    'What the four elements mean, how the three signs of each differ, and how astrologers count them in a birth chart, with twelve tenants and one blackout to show how.',
  date: '2025-01-15',
  revised: '2026-11-22',
  readTime: '8 min read',
  category: 'Advanced Astrology',
  image: 'elements-astrology-guide',
  imageAlt:
    'The four elements as rings: green hills, waves, wind and a rim of flames, with the Moon and red Mars above them among the stars.',
  description:
    'Fire, earth, air and water signs explained: where the elements come from, how to count yours in a birth chart, and a table of all twelve signs.',
  keywords: [
    'four elements astrology',
    'fire signs',
    'earth signs',
    'air signs',
    'water signs',
    'element balance birth chart',
  ],
  inShort: [
    'Every fourth sign shares an element, so each element forms a triangle in the zodiac.',
    'Quality tells its three signs apart: cardinal starts, fixed keeps, mutable adapts.',
    'Astrologers count the elements of a whole chart; nearly one chart in four is missing one.',
  ],
  related: ['zodiac-compatibility-guide', 'best-time-read-horoscope'],
} satisfies ArticleAbout;

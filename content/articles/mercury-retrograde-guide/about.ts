import type { ArticleAbout } from '../../article.ts';

export default {
  title: 'Mercury Retrograde Guide: What It Is and How to Use It',
  excerpt:
    'Three or four times a year Mercury seems to turn and run backward through the zodiac. Here is what really happens, when it happens, and what to do with those three weeks.',
  date: '2025-01-08',
  revised: '2026-11-22',
  readTime: '10 min read',
  category: 'Planetary Influences',
  image: 'mercury-retrograde-guide',
  imageAlt:
    "Mercury's path around Earth in 2025, with three loops, inside a ring of the zodiac among the stars.",
  description:
    'What really happens when Mercury turns retrograde, the dates from 2024 to 2027, and calm advice for the weeks before, during and after.',
  keywords: [
    'Mercury retrograde',
    'Mercury retrograde 2025',
    'retrograde dates',
    'stations',
    'shadow',
  ],
  inShort: [
    'Three or four times a year Mercury passes us on the inside and seems to run backward for about three weeks.',
    'The dates come 16 to 20 days earlier each year; below are those from 2024 to 2027, and the three of 2025 in detail.',
    'Tradition says to reread, revise and go easy on new contracts; backing up your files is good advice in any week.',
  ],
  sky: 'Mercury',
  related: ['understanding-daily-horoscopes', 'moon-phases-zodiac-signs'],
} satisfies ArticleAbout;

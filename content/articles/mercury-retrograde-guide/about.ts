import type { ArticleAbout } from '../../article.ts';

export default {
  title: 'Mercury Retrograde Guide: What It Is and How to Use It',
  excerpt:
    'Three or four times a year Mercury seems to turn and run backward through the zodiac. What is really happening, when it happens, and what to do with those three weeks.',
  date: '2025-01-08',
  readTime: '10 min read',
  category: 'Planetary Influences',
  image: 'mercury-retrograde-guide',
  imageAlt:
    'The way of Mercury around the Earth in 2025, with three loops, in a ring of the zodiac among the stars.',
  description:
    'What happens when Mercury turns retrograde, the dates of 2025, and calm advice for the weeks before, during and after.',
  keywords: [
    'Mercury retrograde',
    'Mercury retrograde 2025',
    'retrograde dates',
    'stations',
    'shadow',
  ],
  inShort: [
    'Mercury turns retrograde three or four times a year for about three weeks, because it overtakes us on the inside.',
    'In 2025 it does so in March and April, in July and August, and in November.',
    'Tradition says to reread, repair and wait with new contracts; back up your files in any season.',
  ],
  related: ['understanding-daily-horoscopes', 'moon-phases-zodiac-signs'],
} satisfies ArticleAbout;

import type { ArticleAbout } from '../../article.ts';

export default {
  title: 'The Eight Moon Phases and the Moon in Every Zodiac Sign',
  excerpt:
    "How to name the Moon's phase on sight, what tradition makes of all eight, and what mood it takes from each sign, with every new and full Moon of 2025.",
  date: '2025-01-10',
  revised: '2026-11-22',
  readTime: '9 min read',
  category: 'Lunar Astrology',
  image: 'moon-phases-zodiac-signs',
  imageAlt:
    'Thirteen Moons in an arch over the sea, one for each evening: a thin crescent low in the west, a half at the top, full in the east.',
  description:
    'The eight Moon phases explained, the meaning of the Moon in all twelve zodiac signs, and the dates, times and signs of every new and full Moon of 2025.',
  keywords: [
    'moon phases',
    'eight moon phases meaning',
    'moon in zodiac signs',
    'moon sign',
    'new and full moons 2025',
    'void of course moon',
  ],
  inShort: [
    "A phase is how much of the Moon's sunlit half we can see; the Earth's shadow has nothing to do with it.",
    'The Moon goes from new to new in about 29 and a half days, and changes signs every two to three.',
    'By tradition, the phase says what a day is good for and the sign says how to go about it.',
  ],
  sky: 'Moon phases',
  related: ['full-moon-effects-zodiac-signs-2025', 'mercury-retrograde-guide'],
} satisfies ArticleAbout;

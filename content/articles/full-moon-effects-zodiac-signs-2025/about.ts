import type { ArticleAbout } from '../../article.ts';

export default {
  title: 'Full Moon Effects on Each Zodiac Sign in 2025',
  excerpt:
    'The twelve full Moons of 2025 with their exact times, signs and old names, the two that go dark in eclipse, and the pair that tradition assigns to your own sign.',
  date: '2025-01-17',
  revised: '2026-11-22',
  readTime: '9 min read',
  category: 'Moon Phases',
  image: 'full-moon-effects-zodiac-signs-2025',
  imageAlt:
    'Five stages of the lunar eclipse of March 14, 2025: the Moon crosses the round shadow of Earth and turns copper inside it, between Leo and Virgo.',
  description:
    'All twelve full Moons of 2025 with dates, UTC times, signs and names, two total lunar eclipses, and which Moons matter most for each zodiac sign.',
  keywords: [
    'full moon 2025',
    'full moon zodiac signs',
    'full moon dates 2025',
    'lunar eclipse 2025',
    'full moon effects',
  ],
  inShort: [
    'In 2025 every zodiac sign gets exactly one full Moon, and two of the twelve are totally eclipsed.',
    'In tradition two of them count most for you: the one in your own sign and the one in the sign across from it.',
    'Studies find no reliable link between the full Moon and behavior; results on sleep are mixed.',
  ],
  sky: 'full Moon',
  related: ['moon-phases-zodiac-signs', 'venus-signs-love-astrology'],
} satisfies ArticleAbout;

import type { ArticleAbout } from '../../article.ts';

export default {
  title: 'Are Zodiac Sign Personality Traits Accurate?',
  excerpt:
    'All twelve signs at their best and worst, where the portraits came from, what happened when psychologists checked them, and why nobody is born on a cusp.',
  date: '2025-01-24',
  revised: '2026-11-22',
  readTime: '9 min read',
  category: 'Personality',
  image: 'zodiac-sign-personality-traits-accurate',
  imageAlt:
    'The constellation Virgo setting over a harvested field with sheaves; one tall ear of wheat is left standing, and the bright star Spica is its topmost grain.',
  description:
    'Do zodiac traits match real people? The twelve portraits, what personality studies found, a test to try on your friends, and cusp dates computed.',
  keywords: [
    'zodiac sign personality traits',
    'are zodiac signs accurate',
    'zodiac personality',
    'cusp signs',
    'sun sign traits',
    'astrology and personality',
  ],
  inShort: [
    'A portrait is built from season, element, quality, and ruler; the Sun-sign sketch itself is modern.',
    'In studies the traits showed up mainly in people who knew what their sign was supposed to be like.',
    'There are no cusp signs: the Sun crosses each border at one instant, on a date that shifts from year to year.',
  ],
  related: ['horoscope-accuracy-myth-or-science', 'elements-astrology-guide'],
} satisfies ArticleAbout;

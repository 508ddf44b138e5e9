import type { ArticleAbout } from '../../article.ts';

export default {
  title: 'Do Daily Horoscope Predictions Come True?',
  excerpt:
    "Sort a horoscope's sentences into three kinds, keep score for thirty days, and see what luck alone would get. Plus three famous forecasts: a flood, an eclipse, and a fire.",
  date: '2025-01-22',
  revised: '2026-11-22',
  readTime: '7 min read',
  category: 'Predictions',
  image: 'daily-horoscope-predictions-come-true',
  imageAlt:
    'An ark high and dry on a bare hill under the half Moon of January 22, 2025, between Spica and Antares. One of its twelve windows is lit.',
  description:
    'Do daily horoscopes come true? How to sort the claims, test your own readings for a month, and tell a real hit from what luck gives anyone.',
  keywords: [
    'do horoscopes come true',
    'daily horoscope predictions',
    'test your horoscope',
    'horoscope predictions accuracy',
    'self-fulfilling prophecy',
    'failed astrology predictions',
  ],
  inShort: [
    'What a horoscope says about the sky comes true on schedule; what it says about you fits nearly anyone.',
    'Guess which of twelve readings was yours for 30 days, and luck alone is right two or three times.',
    'Misses get forgotten, and some hits happen because you read them, so write the score down.',
  ],
  related: ['horoscope-accuracy-myth-or-science', 'understanding-daily-horoscopes'],
} satisfies ArticleAbout;

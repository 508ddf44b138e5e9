import type { ArticleAbout } from '../../article.ts';

export default {
  title: 'Saturn Return: Meaning, Age and Effects',
  excerpt:
    'Saturn takes a little over 29 years to come back to where it was when you were born. What the return is, how to find your dates, and what people have made of it.',
  date: '2025-01-19',
  revised: '2026-11-22',
  readTime: '10 min read',
  category: 'Life Transitions',
  image: 'saturn-return-meaning-age-effects',
  imageAlt:
    'An engraving of Saturn with its rings wide open, on its path past Scorpius and the Milky Way.',
  description:
    'What a Saturn return is, at what age it comes, how long it lasts and what tradition says about it, with the dates of Saturn in each sign.',
  keywords: ['Saturn return', 'Saturn return age', 'Saturn in Pisces', 'late twenties', 'transits'],
  inShort: [
    'Saturn comes back to its place in your birth chart about every 29 years, near the ages of 29, 59 and 88.',
    'Most people get one exact pass at the first return; more than a third get three, spread over eight or nine months.',
    'Tradition calls it a time to take stock; we know of no study that has measured an effect.',
  ],
  sky: 'Saturn',
  related: ['horoscope-accuracy-myth-or-science', 'full-moon-effects-zodiac-signs-2025'],
} satisfies ArticleAbout;

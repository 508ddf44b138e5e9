import type { ArticleAbout } from '../../article.ts';

export default {
  title: 'Saturn Return: Meaning, Age and Effects',
  excerpt:
    'Saturn takes a little over 29 years to come back to the place where it stood at your birth. What the return is, how to find your dates, and what people have made of it.',
  date: '2025-01-19',
  readTime: '10 min read',
  category: 'Life Transitions',
  image: 'saturn-return-meaning-age-effects',
  imageAlt:
    'Saturn with its rings wide open, on its path past Scorpius and the Milky Way, as an engraver cuts it.',
  description:
    'What a Saturn return is, at what age it comes, how long it lasts and what tradition says of it, with the dates of Saturn in each sign.',
  keywords: ['Saturn return', 'Saturn return age', 'Saturn in Pisces', 'late twenties', 'transits'],
  inShort: [
    'Saturn comes back to its place in your birth chart after a little over 29 years, in the late twenties and again in the late fifties.',
    'Most people get one exact pass; some get three within nine months, because Saturn turns retrograde on the spot.',
    'Tradition calls it a time of taking stock; nobody has measured an effect.',
  ],
  related: ['horoscope-accuracy-myth-or-science', 'full-moon-effects-zodiac-signs-2025'],
} satisfies ArticleAbout;

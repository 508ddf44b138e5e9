export type Category =
  | 'Astrology Basics'
  | 'Planetary Influences'
  | 'Lunar Astrology'
  | 'Relationships'
  | 'Daily Practice'
  | 'Advanced Astrology'
  | 'Astrology Guide'
  | 'Astrology Facts'
  | 'Lucky Elements'
  | 'Love Astrology'
  | 'Birth Chart'
  | 'Personality'
  | 'Marriage'
  | 'Predictions'
  | 'Cultural Astrology'
  | 'Life Transitions'
  | 'Moon Phases';

export interface Article {
  /** Its folder in `articles/` and its address, `/blog/{slug}`. */
  slug: string;
  title: string;
  /** What the article list says of it. */
  excerpt: string;
  /** `yyyy-MM-dd` */
  date: string;
  readTime: `${number} min read`;
  category: Category;
  /** The id of its cover, and what the cover shows. */
  image: string;
  imageAlt: string;
  /** For search results, at most 160 characters. */
  description: string;
  keywords: readonly string[];
  /** Slugs of the articles to read next, the closest first; those not written yet are passed over. */
  related: readonly string[];
}

/** Every article that is written, the newest first. */
export const ARTICLES: readonly Article[] = [
  {
    slug: 'saturn-return-meaning-age-effects',
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
    keywords: [
      'Saturn return',
      'Saturn return age',
      'Saturn in Pisces',
      'late twenties',
      'transits',
    ],
    related: ['horoscope-accuracy-myth-or-science', 'full-moon-effects-zodiac-signs-2025'],
  },
  {
    slug: 'mercury-retrograde-guide',
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
    related: ['understanding-daily-horoscopes', 'moon-phases-zodiac-signs'],
  },
  {
    slug: 'best-time-read-horoscope',
    title: 'The Best Time to Read Your Daily Horoscope',
    excerpt:
      'Morning with the coffee or evening with the lamp low: an hour of the day for each element, and how to make a reading of a few minutes worth them.',
    date: '2025-01-03',
    readTime: '4 min read',
    category: 'Daily Practice',
    image: 'best-time-read-horoscope',
    imageAlt:
      'The rim of a dial over the sea, the hours of four elements marked, with the morning Sun and the evening Moon.',
    description:
      'The best hours to read your daily horoscope by element: fire, earth, air and water, with links to all twelve readings.',
    keywords: [
      'best time to read horoscope',
      'daily horoscope',
      'morning routine',
      'elements',
      'Moon',
    ],
    related: ['understanding-daily-horoscopes', 'elements-astrology-guide'],
  },
];

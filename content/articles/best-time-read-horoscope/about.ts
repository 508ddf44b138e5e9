import type { ArticleAbout } from '../../article.ts';

export default {
  title: 'The Best Time to Read Your Daily Horoscope',
  excerpt:
    'Morning with coffee or evening with the lamp low: an hour of the day for each element, and how to make a few minutes of reading worth your while.',
  date: '2025-01-03',
  revised: '2026-11-22',
  readTime: '4 min read',
  category: 'Daily Practice',
  image: 'best-time-read-horoscope',
  imageAlt:
    'The rim of a dial over the sea, marked with the hours of the four elements, with the morning Sun and the evening Moon.',
  description:
    'The best hours to read your daily horoscope, by element: fire, earth, air and water, with links to all twelve readings.',
  keywords: [
    'best time to read horoscope',
    'daily horoscope',
    'morning routine',
    'elements',
    'Moon',
  ],
  inShort: [
    'On this site each element has its hours: fire at sunrise, earth in midmorning, air around noon, water in the evening.',
    'Morning readers get something to watch for; evening readers find out what fit.',
    'A reading holds for your whole calendar day, so no hour is too late.',
  ],
  related: ['understanding-daily-horoscopes', 'elements-astrology-guide'],
} satisfies ArticleAbout;

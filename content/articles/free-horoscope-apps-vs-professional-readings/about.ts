import type { ArticleAbout } from '../../article.ts';

export default {
  title: 'Free Horoscope Apps vs. Professional Readings: Which Is Worth It?',
  excerpt:
    'What a daily horoscope, a chart app and a paid astrologer can each know about you, what they cost in money and privacy, and how to spot a made-up sky.',
  date: '2025-01-18',
  revised: '2026-11-22',
  readTime: '9 min read',
  category: 'Astrology Guide',
  image: 'free-horoscope-apps-vs-professional-readings',
  imageAlt:
    'Jupiter three times: a bright point near Aldebaran, the same in a spyglass, and in a large brass eyepiece a striped disc with four moons on their orbits.',
  description:
    'Free horoscope, chart app or professional astrologer? What each knows about you, what it costs in money and data, and how to test one.',
  keywords: [
    'free horoscope apps',
    'professional astrology reading',
    'astrology app privacy',
    'how to choose an astrologer',
    'AI horoscopes',
  ],
  inShort: [
    'A Sun-sign horoscope knows one fact about you, a chart app knows three, and a person knows what you tell them.',
    'Look up one statement about the sky in an ephemeris: it takes two minutes and shows whether a horoscope follows the real sky.',
    "Paying more buys attention and convenience, and there's no evidence that it buys better predictions.",
  ],
  related: ['how-to-calculate-birth-chart-free', 'horoscope-accuracy-myth-or-science'],
} satisfies ArticleAbout;

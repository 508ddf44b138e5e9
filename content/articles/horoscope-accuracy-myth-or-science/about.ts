import type { ArticleAbout } from '../../article.ts';

export default {
  title: 'Horoscope Accuracy: Myth or Science?',
  excerpt:
    'Where the planets are can be checked to the minute. What they mean has been tested too, and the results are less kind. Also: why your sign is still your sign.',
  date: '2025-01-14',
  revised: '2026-11-22',
  readTime: '8 min read',
  category: 'Astrology Facts',
  image: 'horoscope-accuracy-myth-or-science',
  imageAlt:
    'Ophiuchus in ivory lines, holding an engraved golden Serpent, rises over a dark sea before dawn. The golden path of the Sun crosses his legs.',
  description:
    'Are horoscopes accurate? What can be checked in the sky, what Forer, Carlson and others really found, and why precession has not changed your sign.',
  keywords: [
    'horoscope accuracy',
    'are horoscopes accurate',
    'is astrology science',
    'Barnum effect',
    'Ophiuchus 13th sign',
    'precession zodiac signs',
  ],
  inShort: [
    'What a horoscope says about the sky can be checked, and it ought to be right.',
    'What it says about you comes from tradition; tests so far give no good evidence that it predicts anything.',
    'Signs are counted from the March equinox, so the drifting constellations have not changed yours.',
  ],
  related: ['daily-horoscope-predictions-come-true', 'zodiac-sign-personality-traits-accurate'],
} satisfies ArticleAbout;

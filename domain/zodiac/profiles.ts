import { type SignNature, signNature } from './sign-nature.ts';
import type { Sign } from './signs.ts';

export type { Element, Quality } from './sign-nature.ts';

/** What tradition says about a sign, the same every day. */
export interface SignProfile extends SignNature {
  traits: readonly string[];
  strengths: readonly string[];
  weaknesses: readonly string[];
  /** Four signs, best match first. */
  compatibility: readonly [Sign, Sign, Sign, Sign];
  luckyNumbers: readonly [number, number, number];
  planetaryInfluence: string;
}

/** The profile of a sign. */
export function signProfile(sign: Sign): SignProfile {
  return { ...signNature(sign), ...PROFILES[sign] };
}

const PROFILES: Record<Sign, Omit<SignProfile, keyof SignNature>> = {
  aries: {
    traits: ['Direct', 'Quick to begin', 'Competitive', 'Frank', 'Restless'],
    strengths: ['Courage', 'Initiative', 'Honesty', 'Energy for new starts'],
    weaknesses: ['Impatience', 'A short fuse', 'Leaving things half done'],
    compatibility: ['leo', 'sagittarius', 'gemini', 'aquarius'],
    luckyNumbers: [1, 8, 17],
    planetaryInfluence:
      'Mars, the ruler of Aries, stands for drive, heat and the will to act. Where Mars moves, Aries tends to feel it first as a wish to get going. Mars takes not quite two years to circle the zodiac, and about every twenty-six months it turns retrograde for some ten weeks, a time that tradition gives to planning rather than to pushing.',
  },
  taurus: {
    traits: ['Steady', 'Sensual', 'Practical', 'Loyal', 'Unhurried'],
    strengths: ['Patience', 'Reliability', 'An eye for quality', 'Staying power'],
    weaknesses: ['Stubbornness', 'Slow to change', 'Holding on too long'],
    compatibility: ['virgo', 'capricorn', 'cancer', 'pisces'],
    luckyNumbers: [2, 6, 15],
    planetaryInfluence:
      'Venus, the ruler of Taurus, stands for love, taste and the worth of things. In Taurus her gifts are of the senses: good food, good cloth, a garden, a song. Venus is never far from the Sun in the sky, and turns retrograde for about six weeks every nineteen months, when tradition has us look again at what and whom we value.',
  },
  gemini: {
    traits: ['Curious', 'Talkative', 'Quick', 'Playful', 'Many-sided'],
    strengths: ['Wit', 'Adaptability', 'A gift for words', 'Learning fast'],
    weaknesses: ['Scattered attention', 'Nerves', 'Saying more than was meant'],
    compatibility: ['libra', 'aquarius', 'aries', 'leo'],
    luckyNumbers: [3, 5, 14],
    planetaryInfluence:
      'Mercury, the ruler of Gemini, stands for thought, talk and trade. It is the fastest of the planets, and seen from Earth it turns retrograde three or four times a year for about three weeks. Gemini tends to notice these turns early, in messages, journeys and plans that want a second look.',
  },
  cancer: {
    traits: ['Caring', 'Protective', 'Moody', 'Home-loving', 'Tenacious'],
    strengths: ['Empathy', 'Memory', 'Loyalty to family', 'Sensing what others need'],
    weaknesses: ['Taking things to heart', 'Withdrawing', 'Clinging to the past'],
    compatibility: ['scorpio', 'pisces', 'taurus', 'virgo'],
    luckyNumbers: [2, 7, 11],
    planetaryInfluence:
      'The Moon, the ruler of Cancer, stands for feeling, memory and home. It changes sign every two to three days and passes through all its phases in twenty-nine and a half. No other sign has so quick a ruler, and so tradition says that the mood of Cancer moves with the tides.',
  },
  leo: {
    traits: ['Warm', 'Generous', 'Proud', 'Dramatic', 'Steadfast'],
    strengths: ['Confidence', 'Big-heartedness', 'Leading by example', 'Creativity'],
    weaknesses: ['Pride', 'A need for applause', 'Stubborn opinions'],
    compatibility: ['aries', 'sagittarius', 'gemini', 'libra'],
    luckyNumbers: [1, 4, 19],
    planetaryInfluence:
      'The Sun, the ruler of Leo, stands for vitality, purpose and the self that wants to shine. It spends about a month in each sign and is never retrograde. The house that the Sun is passing through shows, by tradition, where Leo has most to give at that time of year.',
  },
  virgo: {
    traits: ['Observant', 'Modest', 'Useful', 'Precise', 'Thoughtful'],
    strengths: ['Care for detail', 'Skill', 'Good sense', 'Willingness to help'],
    weaknesses: ['Worry', 'Fault-finding', 'Doing too much for others'],
    compatibility: ['taurus', 'capricorn', 'cancer', 'scorpio'],
    luckyNumbers: [5, 14, 23],
    planetaryInfluence:
      'Mercury, the ruler of Virgo, stands for thought put to use: sorting, mending, measuring, explaining. Its three or four retrogrades a year are, by tradition, good for Virgo’s favorite work, which is going back over things and getting them right.',
  },
  libra: {
    traits: ['Fair', 'Sociable', 'Gracious', 'Weighing', 'Artistic'],
    strengths: ['Tact', 'A sense of balance', 'Partnership', 'Good taste'],
    weaknesses: ['Indecision', 'Avoiding conflict', 'Leaning on approval'],
    compatibility: ['gemini', 'aquarius', 'leo', 'sagittarius'],
    luckyNumbers: [6, 15, 24],
    planetaryInfluence:
      'Venus, the ruler of Libra, stands for love, beauty and agreement. In Libra her gift is between people: the fair bargain, the kind word, the room where everyone is at ease. Where Venus moves, Libra tends to find company, and every nineteen months her retrograde asks which ties are truly mutual.',
  },
  scorpio: {
    traits: ['Intense', 'Private', 'Determined', 'Perceptive', 'All or nothing'],
    strengths: ['Depth', 'Resolve', 'Loyalty', 'Seeing what is hidden'],
    weaknesses: ['Jealousy', 'Secrecy', 'Holding grudges'],
    compatibility: ['cancer', 'pisces', 'virgo', 'capricorn'],
    luckyNumbers: [8, 11, 18],
    planetaryInfluence:
      'Pluto, the modern ruler of Scorpio, stands for what lies deep and changes slowly; before its discovery in 1930 the sign belonged to Mars, and many astrologers still read both. Pluto takes about 248 years to go around and spends five months of every year retrograde, so its meaning is measured in years rather than days.',
  },
  sagittarius: {
    traits: ['Open', 'Adventurous', 'Candid', 'Hopeful', 'Questioning'],
    strengths: ['Optimism', 'Love of learning', 'Humor', 'A wide view'],
    weaknesses: ['Promising too much', 'Bluntness', 'Restlessness'],
    compatibility: ['aries', 'leo', 'libra', 'aquarius'],
    luckyNumbers: [3, 9, 21],
    planetaryInfluence:
      'Jupiter, the ruler of Sagittarius, stands for growth, faith and the long road. It takes nearly twelve years to go around and spends about a year in each sign, so for Sagittarius each year has a theme of its own: the part of life that Jupiter is passing through, where doors tend to open.',
  },
  capricorn: {
    traits: ['Patient', 'Ambitious', 'Dry-humored', 'Responsible', 'Self-reliant'],
    strengths: ['Discipline', 'Planning', 'Endurance', 'Keeping promises'],
    weaknesses: ['Severity', 'Overwork', 'Expecting the worst'],
    compatibility: ['taurus', 'virgo', 'scorpio', 'pisces'],
    luckyNumbers: [4, 8, 22],
    planetaryInfluence:
      'Saturn, the ruler of Capricorn, stands for time, limits and work that lasts. It takes about twenty-nine and a half years to go around and two and a half to cross a sign. Its place shows, by tradition, where Capricorn is building something, one dull and honest day after another.',
  },
  aquarius: {
    traits: ['Independent', 'Inventive', 'Friendly', 'Detached', 'Principled'],
    strengths: ['Original thought', 'Fairness', 'Friendship', 'Looking ahead'],
    weaknesses: ['Contrariness', 'Distance', 'Fixed ideas'],
    compatibility: ['gemini', 'libra', 'aries', 'sagittarius'],
    luckyNumbers: [4, 11, 22],
    planetaryInfluence:
      'Uranus, the modern ruler of Aquarius, stands for invention and sudden change; before its discovery in 1781 the sign belonged to Saturn, and many astrologers still read both. Uranus takes 84 years to go around and stays about seven in a sign, so it marks chapters of a life rather than days.',
  },
  pisces: {
    traits: ['Gentle', 'Imaginative', 'Compassionate', 'Dreamy', 'Yielding'],
    strengths: ['Empathy', 'Imagination', 'Forgiveness', 'Feeling for music and art'],
    weaknesses: ['Vagueness', 'Escaping', 'Weak boundaries'],
    compatibility: ['cancer', 'scorpio', 'taurus', 'capricorn'],
    luckyNumbers: [3, 7, 12],
    planetaryInfluence:
      'Neptune, the modern ruler of Pisces, stands for dreams, sympathy and all that has no edges; before its discovery in 1846 the sign belonged to Jupiter, and many astrologers still read both. Neptune takes about 165 years to go around and stays some fourteen in a sign, so its tide is slow and wide.',
  },
};

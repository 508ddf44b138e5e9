import type { NewOrFullMoon } from '../sky/events.ts';
import type { Sign } from '../zodiac/signs.ts';
import type { House } from '../zodiac/solar-houses.ts';
import { FULL_MOON } from './introductions/full-moon.ts';
import { HOUSE_01 } from './introductions/house-01.ts';
import { HOUSE_02 } from './introductions/house-02.ts';
import { HOUSE_03 } from './introductions/house-03.ts';
import { HOUSE_04 } from './introductions/house-04.ts';
import { HOUSE_05 } from './introductions/house-05.ts';
import { HOUSE_06 } from './introductions/house-06.ts';
import { HOUSE_07 } from './introductions/house-07.ts';
import { HOUSE_08 } from './introductions/house-08.ts';
import { HOUSE_09 } from './introductions/house-09.ts';
import { HOUSE_10 } from './introductions/house-10.ts';
import { HOUSE_11 } from './introductions/house-11.ts';
import { HOUSE_12 } from './introductions/house-12.ts';
import { LUNAR_ECLIPSE } from './introductions/lunar-eclipse.ts';
import { NEW_MOON } from './introductions/new-moon.ts';
import { SOLAR_ECLIPSE } from './introductions/solar-eclipse.ts';
import type {
  Area,
  IntroductionPassage,
  Passage,
  SectionPassage,
  SignPassage,
  Tone,
} from './passage.ts';
import { FAMILY_BACK } from './passages/family/back.ts';
import { FAMILY_EASE } from './passages/family/ease.ts';
import { FAMILY_PLAIN } from './passages/family/plain.ts';
import { FAMILY_STRAIN } from './passages/family/strain.ts';
import { FAMILY_UNION } from './passages/family/union.ts';
import { GROWTH_BACK } from './passages/growth/back.ts';
import { GROWTH_EASE } from './passages/growth/ease.ts';
import { GROWTH_PLAIN } from './passages/growth/plain.ts';
import { GROWTH_STRAIN } from './passages/growth/strain.ts';
import { GROWTH_UNION } from './passages/growth/union.ts';
import { HOME_BACK } from './passages/home/back.ts';
import { HOME_EASE } from './passages/home/ease.ts';
import { HOME_PLAIN } from './passages/home/plain.ts';
import { HOME_STRAIN } from './passages/home/strain.ts';
import { HOME_UNION } from './passages/home/union.ts';
import { LOVE_BACK } from './passages/love/back.ts';
import { LOVE_DIRECT } from './passages/love/direct.ts';
import { LOVE_EASE } from './passages/love/ease.ts';
import { LOVE_LINKS } from './passages/love/links.ts';
import { LOVE_PLAIN } from './passages/love/plain.ts';
import { LOVE_STRAIN } from './passages/love/strain.ts';
import { LOVE_UNION } from './passages/love/union.ts';
import { MONEY_BACK } from './passages/money/back.ts';
import { MONEY_EASE } from './passages/money/ease.ts';
import { MONEY_PLAIN } from './passages/money/plain.ts';
import { MONEY_STRAIN } from './passages/money/strain.ts';
import { MONEY_UNION } from './passages/money/union.ts';
import { REST_BACK } from './passages/rest/back.ts';
import { REST_EASE } from './passages/rest/ease.ts';
import { REST_PLAIN } from './passages/rest/plain.ts';
import { REST_STRAIN } from './passages/rest/strain.ts';
import { REST_UNION } from './passages/rest/union.ts';
import { SOCIAL_BACK } from './passages/social/back.ts';
import { SOCIAL_EASE } from './passages/social/ease.ts';
import { SOCIAL_PLAIN } from './passages/social/plain.ts';
import { SOCIAL_STRAIN } from './passages/social/strain.ts';
import { SOCIAL_UNION } from './passages/social/union.ts';
import { SPIRIT_BACK } from './passages/spirit/back.ts';
import { SPIRIT_EASE } from './passages/spirit/ease.ts';
import { SPIRIT_PLAIN } from './passages/spirit/plain.ts';
import { SPIRIT_STRAIN } from './passages/spirit/strain.ts';
import { SPIRIT_UNION } from './passages/spirit/union.ts';
import { STYLE_BACK } from './passages/style/back.ts';
import { STYLE_EASE } from './passages/style/ease.ts';
import { STYLE_PLAIN } from './passages/style/plain.ts';
import { STYLE_STRAIN } from './passages/style/strain.ts';
import { STYLE_UNION } from './passages/style/union.ts';
import { WORK_BACK } from './passages/work/back.ts';
import { WORK_DIRECT } from './passages/work/direct.ts';
import { WORK_EASE } from './passages/work/ease.ts';
import { WORK_LINKS } from './passages/work/links.ts';
import { WORK_PLAIN } from './passages/work/plain.ts';
import { WORK_STRAIN } from './passages/work/strain.ts';
import { WORK_UNION } from './passages/work/union.ts';
import { AQUARIUS } from './signs/aquarius.ts';
import { ARIES } from './signs/aries.ts';
import { CANCER } from './signs/cancer.ts';
import { CAPRICORN } from './signs/capricorn.ts';
import { GEMINI } from './signs/gemini.ts';
import { LEO } from './signs/leo.ts';
import { LIBRA } from './signs/libra.ts';
import { PISCES } from './signs/pisces.ts';
import { SAGITTARIUS } from './signs/sagittarius.ts';
import { SCORPIO } from './signs/scorpio.ts';
import { TAURUS } from './signs/taurus.ts';
import { VIRGO } from './signs/virgo.ts';

/** Every section passage, by area of life and tone. */
export const SECTION_PASSAGES: Record<Area, Record<Tone, readonly SectionPassage[]>> = {
  love: {
    ease: [...LOVE_EASE, ...LOVE_LINKS.ease],
    strain: [...LOVE_STRAIN, ...LOVE_LINKS.strain],
    union: LOVE_UNION,
    plain: [...LOVE_PLAIN, ...LOVE_LINKS.plain],
    back: LOVE_BACK,
    direct: LOVE_DIRECT,
  },
  work: {
    ease: [...WORK_EASE, ...WORK_LINKS.ease],
    strain: [...WORK_STRAIN, ...WORK_LINKS.strain],
    union: WORK_UNION,
    plain: [...WORK_PLAIN, ...WORK_LINKS.plain],
    back: WORK_BACK,
    direct: WORK_DIRECT,
  },
  rest: {
    ease: REST_EASE,
    strain: REST_STRAIN,
    union: REST_UNION,
    plain: REST_PLAIN,
    back: REST_BACK,
    direct: [],
  },
  style: {
    ease: STYLE_EASE,
    strain: STYLE_STRAIN,
    union: STYLE_UNION,
    plain: STYLE_PLAIN,
    back: STYLE_BACK,
    direct: [],
  },
  home: {
    ease: HOME_EASE,
    strain: HOME_STRAIN,
    union: HOME_UNION,
    plain: HOME_PLAIN,
    back: HOME_BACK,
    direct: [],
  },
  money: {
    ease: MONEY_EASE,
    strain: MONEY_STRAIN,
    union: MONEY_UNION,
    plain: MONEY_PLAIN,
    back: MONEY_BACK,
    direct: [],
  },
  growth: {
    ease: GROWTH_EASE,
    strain: GROWTH_STRAIN,
    union: GROWTH_UNION,
    plain: GROWTH_PLAIN,
    back: GROWTH_BACK,
    direct: [],
  },
  social: {
    ease: SOCIAL_EASE,
    strain: SOCIAL_STRAIN,
    union: SOCIAL_UNION,
    plain: SOCIAL_PLAIN,
    back: SOCIAL_BACK,
    direct: [],
  },
  family: {
    ease: FAMILY_EASE,
    strain: FAMILY_STRAIN,
    union: FAMILY_UNION,
    plain: FAMILY_PLAIN,
    back: FAMILY_BACK,
    direct: [],
  },
  spirit: {
    ease: SPIRIT_EASE,
    strain: SPIRIT_STRAIN,
    union: SPIRIT_UNION,
    plain: SPIRIT_PLAIN,
    back: SPIRIT_BACK,
    direct: [],
  },
};

/** The sections that only one sign's readers get, besides those for everyone. */
export const SIGN_PASSAGES: Record<Sign, readonly SignPassage[]> = {
  aries: ARIES,
  taurus: TAURUS,
  gemini: GEMINI,
  cancer: CANCER,
  leo: LEO,
  virgo: VIRGO,
  libra: LIBRA,
  scorpio: SCORPIO,
  sagittarius: SAGITTARIUS,
  capricorn: CAPRICORN,
  aquarius: AQUARIUS,
  pisces: PISCES,
};

type ByHouse = Record<House, readonly IntroductionPassage[]>;

/** The introductions by the house that the Moon is in. */
export const HOUSE_INTRODUCTIONS: ByHouse = {
  1: HOUSE_01,
  2: HOUSE_02,
  3: HOUSE_03,
  4: HOUSE_04,
  5: HOUSE_05,
  6: HOUSE_06,
  7: HOUSE_07,
  8: HOUSE_08,
  9: HOUSE_09,
  10: HOUSE_10,
  11: HOUSE_11,
  12: HOUSE_12,
};

/** The introductions of the days on which the Moon is new or full, and of those on which there is an eclipse too. */
export const LUNATION_INTRODUCTIONS: Record<
  NewOrFullMoon,
  { ordinary: ByHouse; eclipse: ByHouse }
> = {
  'new moon': { ordinary: NEW_MOON, eclipse: SOLAR_ECLIPSE },
  'full moon': { ordinary: FULL_MOON, eclipse: LUNAR_ECLIPSE },
};

/** Every passage there is, of sections and introductions. */
export function allPassages(): Omit<Passage, 'themes'>[] {
  const introductions = [
    ...Object.values(HOUSE_INTRODUCTIONS).flat(),
    ...Object.values(LUNATION_INTRODUCTIONS).flatMap(({ ordinary, eclipse }) => [
      ...Object.values(ordinary).flat(),
      ...Object.values(eclipse).flat(),
    ]),
  ];
  return [
    ...Object.values(SECTION_PASSAGES).flatMap((tones) => Object.values(tones).flat()),
    ...Object.values(SIGN_PASSAGES).flat(),
    ...introductions.flatMap((introduction) => [introduction, ...introduction.next]),
  ];
}

import { FAMILY } from '#domain/words/areas/family.ts';
import { GROWTH } from '#domain/words/areas/growth.ts';
import { HOME } from '#domain/words/areas/home.ts';
import { LOVE } from '#domain/words/areas/love.ts';
import { MONEY } from '#domain/words/areas/money.ts';
import { REST } from '#domain/words/areas/rest.ts';
import { SOCIAL } from '#domain/words/areas/social.ts';
import { SPIRIT } from '#domain/words/areas/spirit.ts';
import { STYLE } from '#domain/words/areas/style.ts';
import { WORK } from '#domain/words/areas/work.ts';
import type { Area, AreaWords } from '#domain/words/entries.ts';
import type { SectionTitle } from './reading.ts';

/** The section title of each part of life. */
export const AREA_TITLES: Record<Area, SectionTitle> = {
  love: 'Love & Relationships',
  work: 'Career & Work',
  rest: 'Health & Wellness',
  style: 'Fashion & Style',
  home: 'Home & Environment',
  money: 'Finance & Money',
  growth: 'Personal Growth',
  social: 'Social Life',
  family: 'Family Matters',
  spirit: 'Spiritual Guidance',
};

export const AREA_WORDS: Record<Area, AreaWords> = {
  love: LOVE,
  work: WORK,
  rest: REST,
  style: STYLE,
  home: HOME,
  money: MONEY,
  growth: GROWTH,
  social: SOCIAL,
  family: FAMILY,
  spirit: SPIRIT,
};

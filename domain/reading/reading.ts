import type { CivilDate } from '../calendar/civil-date.ts';
import type { Sign } from '../zodiac/signs.ts';

/** The section titles a reading may use; the page uses them to pick an icon. */
export const SECTION_TITLES = [
  'Love & Relationships',
  'Career & Work',
  'Health & Wellness',
  'Fashion & Style',
  'Home & Environment',
  'Finance & Money',
  'Personal Growth',
  'Social Life',
  'Family Matters',
  'Spiritual Guidance',
  'Lucky Elements',
] as const;
export type SectionTitle = (typeof SECTION_TITLES)[number];

export interface ReadingSection {
  title: string;
  content: string;
  /**
   * The basis of the section, as a sentence with its time: "The Moon squares Mars in Leo, your first house, at 10:09
   * UTC."
   */
  basis: string;
}

export interface LuckyElements {
  numbers: number[];
  colors: string[];
  gemstones: string[];
  directions: string[];
  /** The reason for each list: the tradition and the day's fact. */
  explanations: { numbers?: string; colors?: string; gemstones?: string; directions?: string };
}

/** One statement about the day's sky that a reading may be based on. */
export interface SkyFact {
  /** Stable within the day, such as `moon-sign` or `trine-venus-jupiter`. */
  id: string;
  /** A sentence that is true for the date's whole window, with UTC times where it needs them. */
  text: string;
  /** The instant of the event in ISO 8601 to the minute in UTC, for the page to show in local time; null for a state. */
  at: string | null;
}

/** A fact about an event to come; `at` in ISO 8601, to the minute. */
export type UpcomingFact = SkyFact & { at: string };

/** A reading as written, before or after it is stored. */
export interface Reading {
  sign: Sign;
  date: CivilDate;
  /** `{Sign} Daily Horoscope for {Month} {day}, {year}: {headline}` */
  title: string;
  introduction: string;
  /** The basis of the introduction, as sentences: where the Moon is, and from when to when. */
  basis: string;
  /** One of its sentences that stands alone, if its writer chose one; else empty. See `sentenceOfDay`. */
  sentence: string;
  sections: ReadingSection[];
  luckyElements: LuckyElements;
  /** The facts that it is based on. */
  sky: SkyFact[];
}

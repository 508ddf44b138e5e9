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

/** What an article says of itself, in `about.ts` beside its text. */
export interface ArticleAbout {
  title: string;
  /** What the article list says of it. */
  excerpt: string;
  /** `yyyy-MM-dd` */
  date: string;
  /** The date on which its text or its figures last changed, where that is later. */
  revised?: string;
  readTime: `${number} min read`;
  category: Category;
  /** The id of its cover, and what the cover shows. */
  image: string;
  imageAlt: string;
  /** For search results, at most 160 characters. */
  description: string;
  keywords: readonly string[];
  /** Three sentences that sum it up, shown above the text. */
  inShort: readonly [string, string, string];
  /** Slugs of the articles to read next, the closest first. */
  related: readonly string[];
}

export interface Article extends ArticleAbout {
  /** Its folder in `articles/` and its address, `/blog/{slug}`. */
  slug: string;
}

/** The order of every list; of two of one date, the one whose slug comes first. */
export function newestFirst(a: Article, b: Article): number {
  return b.date.localeCompare(a.date) || a.slug.localeCompare(b.slug);
}

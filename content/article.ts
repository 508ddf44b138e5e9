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

/** An article's metadata, in `about.ts` next to its text. */
export interface ArticleAbout {
  title: string;
  /** Shown in the article list. */
  excerpt: string;
  /** `yyyy-MM-dd` */
  date: string;
  /** The date its text or figures last changed, if later. */
  revised?: string;
  readTime: `${number} min read`;
  category: Category;
  /** The id and alt text of its cover. */
  image: string;
  imageAlt: string;
  /** For search results, at most 160 characters. */
  description: string;
  keywords: readonly string[];
  /** A summary in three sentences, shown above the text. */
  inShort: readonly [string, string, string];
  /** What the article is about, if its page is to tell what that does in the sky on the day it is read. */
  sky?: 'Mercury' | 'Venus' | 'Saturn' | 'Moon phases' | 'full Moon';
  /** Slugs of related articles, closest first. */
  related: readonly string[];
}

export interface Article extends ArticleAbout {
  /** Its folder in `articles/` and its path, `/blog/{slug}`. */
  slug: string;
}

/** Sort order of every list: newest first, then by slug. */
export function newestFirst(a: Article, b: Article): number {
  return b.date.localeCompare(a.date) || a.slug.localeCompare(b.slug);
}

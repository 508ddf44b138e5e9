import type { Sign } from './signs.ts';

/** The dates on which the Sun is in each sign by the usual calendar; the actual instant varies by year. */
export interface DateRange {
  /** `Mar 21` */
  startDate: string;
  /** `Apr 19` */
  endDate: string;
}

/** The dates of a sign, months in three letters. */
export function dateRange(sign: Sign): DateRange {
  return DATE_RANGES[sign];
}

// biome-ignore format: a table reads better as rows
const DATE_RANGES: Record<Sign, DateRange> = {
  aries:       { startDate: 'Mar 21', endDate: 'Apr 19' },
  taurus:      { startDate: 'Apr 20', endDate: 'May 20' },
  gemini:      { startDate: 'May 21', endDate: 'Jun 20' },
  cancer:      { startDate: 'Jun 21', endDate: 'Jul 22' },
  leo:         { startDate: 'Jul 23', endDate: 'Aug 22' },
  virgo:       { startDate: 'Aug 23', endDate: 'Sep 22' },
  libra:       { startDate: 'Sep 23', endDate: 'Oct 22' },
  scorpio:     { startDate: 'Oct 23', endDate: 'Nov 21' },
  sagittarius: { startDate: 'Nov 22', endDate: 'Dec 21' },
  capricorn:   { startDate: 'Dec 22', endDate: 'Jan 19' },
  aquarius:    { startDate: 'Jan 20', endDate: 'Feb 18' },
  pisces:      { startDate: 'Feb 19', endDate: 'Mar 20' },
};

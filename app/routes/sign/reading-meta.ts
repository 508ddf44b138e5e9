import { longDate } from '#domain/calendar/civil-date.ts';
import type { StoredReading } from '#domain/reading/stored-reading.ts';
import { signName } from '#domain/zodiac/signs.ts';

/** Title, description and canonical address of a page with one reading. */
export function readingMeta({
  reading,
  siteName,
  canonical,
}: {
  reading: StoredReading;
  siteName: string;
  canonical: string;
}) {
  return [
    { title: pageTitle(reading, siteName) },
    { name: 'description', content: summary(reading.introduction) },
    { tagName: 'link', rel: 'canonical', href: canonical },
  ];
}

export function pageTitle({ sign, date }: StoredReading, siteName: string): string {
  return `${signName(sign)} Daily Horoscope for ${longDate(date)} | ${siteName}`;
}

const LONGEST = 160;

/** The first sentences that fit a search result, whole where they can be. */
function summary(introduction: string): string {
  if (introduction.length <= LONGEST) return introduction;
  const cut = introduction.slice(0, LONGEST);
  const end = cut.lastIndexOf('. ');
  return end > 0 ? cut.slice(0, end + 1) : `${cut.slice(0, cut.lastIndexOf(' '))}…`;
}

import type { MetaDescriptor } from 'react-router';
import type { Article } from 'schema-dts';
import { longDate } from '#domain/calendar/civil-date.ts';
import { sentenceOfDay } from '#domain/reading/stored/sentence-of-day.ts';
import type { PublishedReading } from '#domain/reading/stored/stored-reading.ts';
import { withoutAsterisks } from '#domain/reading/title.ts';
import { datedPath, signPath } from '#domain/zodiac/sign-paths.ts';
import { type Sign, signName } from '#domain/zodiac/signs.ts';
import { signFeedLink } from '../../feeds/feed-paths.ts';
import { firstSentences, MAX_DESCRIPTION_LENGTH } from '../../meta/cut-at-word.ts';
import { ASTROLOGY, articleNode } from '../../meta/json-ld.ts';
import { pageMeta } from '../../meta/page-meta.ts';
import { signId, signTerm } from '../../meta/sign-term.ts';
import type { SiteFacts } from '../../meta/site-facts.ts';
import { readingPicturePath } from '../../pictures/share-path.ts';

/** Search engines replace a shorter description with one of their own. */
const SHORT_DESCRIPTION = 70;

/** The browser's own copy of a reading doesn't say when it was first written. */
type DatedReading = PublishedReading & { createdAt?: string };

/**
 * The metadata of a page with a reading. A sign's page and its page for a date each have their own canonical URL, even
 * while they show the same reading: tomorrow the first shows another one.
 */
export function readingMeta(
  site: SiteFacts,
  reading: DatedReading,
  page: 'today' | 'dated',
): MetaDescriptor[] {
  const { sign, date } = reading;
  const name = signName(sign);
  const horoscope = { name: `${name} Daily Horoscope`, path: signPath(sign) };
  const steps =
    page === 'today'
      ? [horoscope]
      : [horoscope, { name: longDate(date), path: datedPath(sign, date) }];
  return pageMeta(site, {
    title: readingTitle(reading),
    description: readingDescription(reading),
    keywords: [`${name} horoscope ${longDate(date)}`, ...signKeywords(name)],
    steps,
    feeds: [signFeedLink(sign)],
    article: { ...publication(reading), section: 'Daily Horoscope' },
    image: {
      address: readingPicturePath(sign, date),
      alt: `${readingTitle(reading)}: the sentence of the day, the constellation and the Moon of the day.`,
    },
    things: [article(site, reading, steps.at(-1)!.path), signTerm(site, sign)],
  });
}

/** The metadata of a sign's page until it has a reading. */
export function signMeta(site: SiteFacts, sign: Sign): MetaDescriptor[] {
  const name = signName(sign);
  const horoscope = { name: `${name} Daily Horoscope`, path: signPath(sign) };
  return pageMeta(site, {
    title: horoscope.name,
    description: `Today’s free horoscope for ${name}, written from the computed sky of your own day.`,
    keywords: signKeywords(name),
    steps: [horoscope],
    feeds: [signFeedLink(sign)],
    things: [signTerm(site, sign)],
  });
}

export function pageTitle(reading: PublishedReading, siteName: string): string {
  return `${readingTitle(reading)} | ${siteName}`;
}

/** The title of a sign's page until it has a reading. */
export function signTitle(sign: Sign, siteName: string): string {
  return `${signName(sign)} Daily Horoscope | ${siteName}`;
}

function signKeywords(name: string): string[] {
  return [
    `${name} daily horoscope`,
    `${name} horoscope today`,
    `free ${name} horoscope`,
    `${name} zodiac sign`,
    'astrology',
  ];
}

function readingTitle({ sign, date }: PublishedReading): string {
  return `${signName(sign)} Daily Horoscope for ${longDate(date)}`;
}

/** The sentence of the day, with the opening of the reading if it is short; or the opening if no sentence stands alone. */
export function readingDescription(
  reading: Pick<PublishedReading, 'introduction' | 'sentence' | 'sections'>,
): string {
  const sentence = sentenceOfDay(reading);
  if (sentence && sentence.length >= SHORT_DESCRIPTION) return sentence;
  const introduction = withoutAsterisks(reading.introduction);
  const opening = firstSentences(introduction, MAX_DESCRIPTION_LENGTH);
  if (!sentence || opening.includes(sentence)) return opening;
  return `${sentence} ${firstSentences(introduction, MAX_DESCRIPTION_LENGTH - sentence.length - 1)}`;
}

/** When it was first written, and when its text last changed after that, if it did. */
function publication({ createdAt, updatedAt }: DatedReading) {
  const published = new Date(createdAt ?? updatedAt).toISOString();
  const updated = new Date(updatedAt).toISOString();
  return updated > published ? { published, modified: updated } : { published };
}

function article(site: SiteFacts, reading: DatedReading, path: string): Article {
  const { sign, date, title } = reading;
  return {
    ...articleNode(site, {
      path,
      headline: withoutAsterisks(title),
      description: readingDescription(reading),
      section: 'Daily Horoscope',
      ...publication(reading),
      picture: readingPicturePath(sign, date),
    }),
    temporalCoverage: date,
    about: [{ '@id': signId(site, sign) }, ASTROLOGY],
  };
}

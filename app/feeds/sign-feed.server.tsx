import type { Feed } from 'feed';
import { renderToStaticMarkup } from 'react-dom/server';
import { longDate, utcMidnight } from '#domain/calendar/civil-date.ts';
import { sentenceOfDay } from '#domain/reading/stored/sentence-of-day.ts';
import type { StoredReading } from '#domain/reading/stored/stored-reading.ts';
import { withoutAsterisks } from '#domain/reading/title.ts';
import { datedPath, signPath } from '#domain/zodiac/sign-paths.ts';
import { type Sign, signName } from '#domain/zodiac/signs.ts';
import type { SiteFacts } from '../meta/site-facts.ts';
import { feedFor } from './feed.server.ts';
import { signRss } from './feed-paths.ts';

/**
 * The readings of a sign, newest first, with their whole text; times are UTC, since a feed doesn't know its reader's
 * zone.
 */
export function buildSignFeed(
  site: SiteFacts,
  sign: Sign,
  readings: readonly StoredReading[],
): Feed {
  const name = signName(sign);
  const feed = feedFor(site, {
    title: `${name} Daily Horoscope`,
    description: `The reading of the day for ${name}, written from the computed sky. Times are in UTC; the page shows them in your own time zone.`,
    path: signPath(sign),
    rss: signRss(sign),
    updated: new Date(Math.max(0, ...readings.map(({ updatedAt }) => Date.parse(updatedAt)))),
  });
  for (const reading of readings) {
    const link = site.origin + datedPath(sign, reading.date);
    feed.addItem({
      title: withoutAsterisks(reading.title),
      id: link,
      link,
      published: new Date(utcMidnight(reading.date)),
      date: new Date(utcMidnight(reading.date)),
      description: sentenceOfDay(reading) ?? `${name} for ${longDate(reading.date)}.`,
      content: renderToStaticMarkup(<ReadingText reading={reading} />),
    });
  }
  return feed;
}

function ReadingText({ reading }: { reading: StoredReading }) {
  const { introduction, basis, sections } = reading;
  const sentence = sentenceOfDay(reading);
  return (
    <>
      {sentence && (
        <blockquote>
          <p>{sentence}</p>
        </blockquote>
      )}
      <p>{withoutAsterisks(introduction)}</p>
      <WhyLine basis={basis} />
      {sections.map(({ title, content, basis: sectionBasis }) => (
        <section key={title}>
          <h2>{title}</h2>
          <p>{withoutAsterisks(content)}</p>
          <WhyLine basis={sectionBasis} />
        </section>
      ))}
    </>
  );
}

function WhyLine({ basis }: { basis: string }) {
  return (
    basis && (
      <p>
        <em>{`Why this reading: ${basis}`}</em>
      </p>
    )
  );
}

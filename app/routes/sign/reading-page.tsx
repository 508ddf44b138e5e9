import type { PublishedReading } from '#domain/reading/stored/stored-reading.ts';
import { headlineOf, withoutAsterisks } from '#domain/reading/title.ts';
import type { DrawnSky } from '#services/drawn-sky.ts';
import type { Neighbors } from './neighbors.ts';
import { ReadingBody } from './reading-body.tsx';
import { ReadingHeader } from './reading-header.tsx';
import { SignHeader } from './sign-header.tsx';

interface ReadingPageProps {
  reading: PublishedReading;
  /** Without it, the sky is described but not drawn. */
  sky: DrawnSky | null;
  /** The adjacent days to link to; undefined until they are known. */
  neighbors: Neighbors | undefined;
  /** The page of the sign, which is today's, or that of the sign and the date. */
  page: 'today' | 'dated';
}

/** One reading under its masthead, with the sky that it was written from. */
export function ReadingPage({ reading, sky, neighbors, page }: ReadingPageProps) {
  return (
    <div data-sign={reading.sign} className="reading">
      <SignHeader sign={reading.sign}>
        <ReadingHead reading={reading} neighbors={neighbors} page={page} />
      </SignHeader>
      <ReadingBody reading={reading} sky={sky} page={page} />
    </div>
  );
}

/** The masthead above a reading. */
export function ReadingHead({
  reading,
  neighbors,
  page,
}: Pick<ReadingPageProps, 'reading' | 'neighbors' | 'page'>) {
  return (
    <ReadingHeader
      sign={reading.sign}
      date={reading.date}
      headline={withoutAsterisks(headlineOf(reading))}
      neighbors={neighbors}
      updatedAt={reading.updatedAt}
      page={page}
    />
  );
}

import type { PublishedReading } from '#domain/reading/stored-reading.ts';
import type { SkyOfDay } from '#services/sky-of-day.ts';
import { AboutSign } from '../about-sign.tsx';
import { ReadingPage } from '../reading-page.tsx';
import { useAboutSign } from './use-about-sign.ts';
import { useNeighbors } from './use-neighbors.ts';

/** A reading that the browser has found, with what stands around it on a page from the server. */
export function FoundReading({
  reading,
  sky,
}: {
  reading: PublishedReading;
  sky: SkyOfDay | null;
}) {
  const neighbors = useNeighbors(reading.sign, reading.date);
  const about = useAboutSign(reading.sign);
  return (
    <>
      <ReadingPage reading={reading} sky={sky} neighbors={neighbors} />
      {about && <AboutSign sign={reading.sign} texts={about} />}
    </>
  );
}

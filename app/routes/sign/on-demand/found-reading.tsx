import type { PublishedReading } from '#domain/reading/stored/stored-reading.ts';
import type { SkyOfDay } from '#services/sky-of-day.ts';
import { AboutSign } from '../about-sign.tsx';
import { neighborsOf } from '../neighbors.ts';
import { OtherDays } from '../other-days.tsx';
import { ReadingPage } from '../reading-page.tsx';
import { useFreshReading } from '../refreshed/use-fresh-reading.ts';
import { useAboutSign } from './use-about-sign.ts';
import { useOtherDays } from './use-other-days.ts';

const ALREADY_LOADED = () => Promise.resolve();

/** A reading that the browser has found, with the same surroundings as on a server-rendered page. */
export function FoundReading({
  reading: found,
  sky,
}: {
  reading: PublishedReading;
  sky: SkyOfDay | null;
}) {
  const reading = useFreshReading(found, found, ALREADY_LOADED) ?? found;
  const others = useOtherDays(reading.sign, reading.date);
  const neighbors = others && neighborsOf(reading.date, others.days);
  const about = useAboutSign(reading.sign);
  return (
    <>
      <ReadingPage reading={reading} sky={sky} neighbors={neighbors} />
      {others && <OtherDays sign={reading.sign} stored={others} date={null} />}
      {about && <AboutSign sign={reading.sign} texts={about} />}
    </>
  );
}

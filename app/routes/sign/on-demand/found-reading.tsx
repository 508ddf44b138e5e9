import loadTexts from 'virtual:sign-texts';
import { useEffect, useState } from 'react';
import type { CivilDate } from '#domain/calendar/civil-date.ts';
import type { OtherDays as StoredDays } from '#domain/reading/stored/other-days.ts';
import type { PublishedReading } from '#domain/reading/stored/stored-reading.ts';
import type { Sign } from '#domain/zodiac/signs.ts';
import type { DrawnSky } from '#services/drawn-sky.ts';
import { AboutSign, type SignTexts } from '../about-sign.tsx';
import { neighborsOf } from '../neighbors.ts';
import { OtherDays } from '../other-days.tsx';
import { ReadingPage } from '../reading-page.tsx';
import { useFreshReading } from '../refreshed/use-fresh-reading.ts';

const ALREADY_LOADED = () => Promise.resolve();

/** A reading that the browser has found, with the same surroundings as on a server-rendered page. */
export function FoundReading({
  reading: found,
  sky,
}: {
  reading: PublishedReading;
  sky: DrawnSky | null;
}) {
  const reading = useFreshReading(found, found, ALREADY_LOADED) ?? found;
  const others = useOtherDays(reading.sign, reading.date);
  const neighbors = others && neighborsOf(reading.date, others.days);
  const about = useAboutSign(reading.sign);
  return (
    <>
      <ReadingPage reading={reading} sky={sky} neighbors={neighbors} page="today" />
      {others && <OtherDays sign={reading.sign} stored={others} date={null} />}
      {about && <AboutSign sign={reading.sign} texts={about} />}
    </>
  );
}

/** What is always true of a sign; null until its texts have loaded, and if they can't load. */
function useAboutSign(sign: Sign): SignTexts | null {
  const [texts, setTexts] = useState<SignTexts | null>(null);
  useEffect(() => {
    let isCanceled = false;
    loadTexts[sign]()
      .then((loaded) => !isCanceled && setTexts(loaded.default))
      .catch((cause) => console.warn('The texts about the sign could not be loaded.', cause));
    return () => {
      isCanceled = true;
    };
  }, [sign]);
  return texts;
}

/** The days to link to from the reading of a date; undefined until the server responds. */
function useOtherDays(sign: Sign, date: CivilDate): StoredDays | undefined {
  const [known, setKnown] = useState<{ date: CivilDate; others: StoredDays }>();

  useEffect(() => {
    const leaving = new AbortController();
    async function ask() {
      const { fetchOtherDays } = await import('#services/browser/reader/fetch-other-days.ts');
      const others = await fetchOtherDays(sign, leaving.signal);
      if (!leaving.signal.aborted) setKnown({ date, others });
    }
    ask().catch((cause) => console.warn('The other days could not be loaded.', cause));
    return () => leaving.abort();
  }, [sign, date]);

  return known?.date === date ? known.others : undefined;
}

import loadTexts from 'virtual:sign-texts';
import { useEffect, useState } from 'react';
import type { CivilDate } from '#domain/calendar/civil-date.ts';
import type { PublishedReading } from '#domain/reading/stored/stored-reading.ts';
import type { Surroundings } from '#domain/reading/stored/surroundings.ts';
import type { Sign } from '#domain/zodiac/signs.ts';
import type { DrawnSky } from '#services/drawn-sky.ts';
import { AboutSign, type SignTexts } from '../about-sign.tsx';
import { ComingUp } from '../coming-up.tsx';
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
  const around = useSurroundings(reading.sign, reading.date);
  const neighbors =
    around === undefined ? undefined : neighborsOf(reading.date, around?.others.days ?? []);
  const about = useAboutSign(reading.sign);
  return (
    <>
      <ReadingPage reading={reading} sky={sky} neighbors={neighbors} page="today" />
      {around && <ComingUp sign={reading.sign} {...around.ahead} />}
      {around && <OtherDays sign={reading.sign} stored={around.others} date={null} />}
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

/** What surrounds the reading of a date; undefined until the server responds, null if it doesn't. */
function useSurroundings(sign: Sign, date: CivilDate): Surroundings | null | undefined {
  const [known, setKnown] = useState<{ date: CivilDate; around: Surroundings | null }>();

  useEffect(() => {
    const leaving = new AbortController();
    async function ask() {
      const { fetchSurroundings } = await import('#services/browser/reader/fetch-surroundings.ts');
      const around = await fetchSurroundings(sign, leaving.signal);
      if (!leaving.signal.aborted) setKnown({ date, around });
    }
    ask().catch((cause) => console.warn('What surrounds the reading could not be loaded.', cause));
    return () => leaving.abort();
  }, [sign, date]);

  return known?.date === date ? known.around : undefined;
}

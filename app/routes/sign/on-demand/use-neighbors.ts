import { useEffect, useState } from 'react';
import type { CivilDate } from '#domain/calendar/civil-date.ts';
import type { Sign } from '#domain/zodiac/signs.ts';
import { daysBeside, type Neighbors, neighborsOf } from '../neighbors.ts';

/** The days beside a date that can be linked to; undefined until the store has said. */
export function useNeighbors(sign: Sign, date: CivilDate): Neighbors | undefined {
  const [known, setKnown] = useState<{ date: CivilDate; neighbors: Neighbors }>();

  useEffect(() => {
    const leaving = new AbortController();
    async function ask() {
      const { storedDates } = await import('#services/browser/reader/stored-dates.ts');
      const stored = await storedDates(sign, daysBeside([date]), leaving.signal);
      if (!leaving.signal.aborted) setKnown({ date, neighbors: neighborsOf(date, stored) });
    }
    ask().catch((cause) => console.warn('The days beside could not be had.', cause));
    return () => leaving.abort();
  }, [sign, date]);

  return known?.date === date ? known.neighbors : undefined;
}

import { useEffect, useState } from 'react';
import type { CivilDate } from '#domain/calendar/civil-date.ts';
import type { OtherDays } from '#domain/reading/stored/other-days.ts';
import type { Sign } from '#domain/zodiac/signs.ts';

/** The days to link to from the reading of a date; undefined until the server responds. */
export function useOtherDays(sign: Sign, date: CivilDate): OtherDays | undefined {
  const [known, setKnown] = useState<{ date: CivilDate; others: OtherDays }>();

  useEffect(() => {
    const leaving = new AbortController();
    async function ask() {
      const { fetchOtherDays } = await import('#services/browser/reader/fetch-other-days.ts');
      const others = await fetchOtherDays(sign, leaving.signal);
      if (!leaving.signal.aborted) setKnown({ date, others });
    }
    ask().catch((cause) => console.warn('The other days could not be had.', cause));
    return () => leaving.abort();
  }, [sign, date]);

  return known?.date === date ? known.others : undefined;
}

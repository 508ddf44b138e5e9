import { useEffect, useRef } from 'react';
import type { CivilDate } from '#domain/calendar/civil-date.ts';
import type { DayChange } from '#services/browser/session.ts';
import { openSession } from '../../shell/session/use-session.ts';

/** Calls `onChange` when a reading of the date changes, whoever changed it; without realtime, never. */
export function useDayChanges(date: CivilDate | null, onChange: (change: DayChange) => void): void {
  const latest = useRef(onChange);
  useEffect(() => {
    latest.current = onChange;
  });

  useEffect(() => {
    if (!date) return;
    const leaving = new AbortController();
    openSession()
      .then(({ followDay }) => {
        if (leaving.signal.aborted) return;
        leaving.signal.addEventListener(
          'abort',
          followDay(date, (change) => latest.current(change)),
        );
      })
      .catch(() => {});
    return () => leaving.abort();
  }, [date]);
}

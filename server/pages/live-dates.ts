import { civilDateAt, type Instant } from '#domain/calendar/civil-date.ts';
import { datesTodaySomewhere } from '#domain/calendar/today-somewhere.ts';

const HOUR_MS = 3_600_000;

export interface LiveDates {
  /** The date in UTC and those that are today somewhere, as one string. */
  dates: string;
  /** When the next of them begins or ends. */
  until: Instant;
}

/** The live dates, computed once an hour: they change only at whole hours in UTC. */
export function liveDatesBy(clock: () => Instant): () => LiveDates {
  let hour = Number.NaN;
  let live: LiveDates;
  return () => {
    const current = Math.floor(clock() / HOUR_MS);
    if (current !== hour) live = liveDatesIn(current);
    hour = current;
    return live;
  };
}

function liveDatesIn(hour: number): LiveDates {
  const dates = datesIn(hour);
  let next = hour + 1;
  while (datesIn(next) === dates) next++;
  return { dates, until: next * HOUR_MS };
}

function datesIn(hour: number): string {
  const instant = hour * HOUR_MS;
  return `${civilDateAt(instant)}: ${datesTodaySomewhere(instant)}`;
}

import { type CivilDate, dayNumber } from '#domain/calendar/civil-date.ts';
import type { Table } from '#domain/words/entries.ts';
import type { Sign } from '#domain/zodiac/signs.ts';
import { settle } from './alternatives.ts';
import { choose } from './rotation.ts';

/** Takes notes from the tables for one sign on one date, never the same entry twice while the table lasts. */
export interface Desk {
  /** The next entry of `table`, its alternatives settled. `perDay`: how many of it one reading may take. */
  take(key: string, table: Table, perDay?: number): string;
}

/** Far enough that another version of a date does not meet the words of its neighbors. */
const VERSION_DAYS = 1009;

/** `version` 0 is the one that is published; another finds other words for the same sky. */
export function openDesk(sign: Sign, date: CivilDate, version = 0): Desk {
  const day = dayNumber(date) + version * VERSION_DAYS;
  const taken = new Map<string, number>();
  return {
    take(key, table, perDay = 1) {
      const turn = taken.get(key) ?? 0;
      taken.set(key, turn + 1);
      const { index, round } = choose(table.length, { key, sign, day, perDay, turn });
      return settle(table[index]!, round);
    },
  };
}

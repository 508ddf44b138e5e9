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

export function openDesk(sign: Sign, date: CivilDate): Desk {
  const day = dayNumber(date);
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

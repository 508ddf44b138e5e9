import type { DataClient } from '#data/client.ts';
import { publishedProse } from '#data/readings.ts';
import { addDays, type CivilDate } from '#domain/calendar/civil-date.ts';
import { proseOf } from '#domain/reading/gates/gates.ts';
import type { EarlierReading } from '#domain/reading/gates/reading-ledger.ts';
import {
  openReadingLedger,
  PASSAGE_DAYS,
  type ReadingLedger,
} from '#domain/reading/gates/reading-ledger.ts';
import type { StoredReading } from '#domain/reading/stored/stored-reading.ts';
import type { Sign } from '#domain/zodiac/signs.ts';
import type { Log } from './log.ts';
import type { ReadingChanges } from './reading-changes.ts';

/** The texts published in the last 90 days, which new readings must not repeat. */
export interface EarlierReadings {
  ledger: ReadingLedger;
  /**
   * Adds texts that any server has published since the last call; drops texts that are too old, withdrawn or removed.
   */
  refresh(date: CivilDate): Promise<void>;
  /** Adds a reading that is about to be stored. */
  add(reading: StoredReading): void;
  /** The texts of a sign's last days and of the date's other signs. */
  near(sign: Sign, date: CivilDate): Promise<EarlierReading[]>;
}

const NEAR_DAYS = 7;

/**
 * Loads nothing until it is called. `refresh` logs failures and leaves the ledger unchanged; `near` throws a DataError
 * if the store does not respond.
 */
export function openEarlierReadings({
  data,
  log,
  changes,
}: {
  data: DataClient;
  log: Log;
  changes: ReadingChanges;
}): EarlierReadings {
  const ledger = openReadingLedger();
  let lastUpdate = '';
  /** The earliest date whose texts are loaded. */
  let loadedFrom: CivilDate | null = null;
  /**
   * Dates to reload at the next refresh. Their old texts stay until then, because a day's signs are compared with each
   * other.
   */
  const changedDates = new Set<CivilDate>();
  let isAllStale = false;
  changes.subscribe((changed) => {
    if (changed) changedDates.add(changed.date);
    else isAllStale = true;
  });

  async function reload(date: CivilDate) {
    const rows = await publishedProse(data, { from: date, to: date });
    ledger.forget(date);
    for (const row of rows) ledger.add(row);
  }

  return {
    ledger,
    async refresh(date) {
      const isAll = isAllStale;
      isAllStale = false;
      try {
        const from = addDays(date, -PASSAGE_DAYS);
        const isLoaded = loadedFrom !== null && loadedFrom <= from;
        const updatedAfter = isAll || !isLoaded ? undefined : lastUpdate;
        const rows = await publishedProse(data, { from, updatedAfter });
        if (isAll) ledger.forget(null);
        for (const row of rows) {
          ledger.add(row);
          if (row.updatedAt > lastUpdate) lastUpdate = row.updatedAt;
        }
        for (const changed of changedDates) {
          changedDates.delete(changed);
          if (changed >= from) await reload(changed);
        }
        ledger.forgetBefore(from);
        loadedFrom = from;
      } catch (error) {
        isAllStale = true;
        log.warn({ err: error }, 'The recently published readings could not be read.');
      }
    },
    add(reading) {
      if (reading.published) ledger.add({ ...reading, text: proseOf(reading) });
    },
    async near(sign, date) {
      const rows = await publishedProse(data, { from: addDays(date, -NEAR_DAYS), to: date });
      return rows.filter((row) => row.sign === sign || row.date === date);
    },
  };
}

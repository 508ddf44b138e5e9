import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';

/** A little longer than the server polls for changes; see backend/realtime/sqlite-changes.ts. */
const NOTICED_AFTER_MS = 400;

/** Removes a sign's readings from a running site's store, as if they had never been made. */
export function removeReadings(dataDir: string, sign: string): void {
  change(dataDir, 'delete from daily_horoscopes where zodiac_sign = ?', sign);
}

/** Removes the readings of a date from a site's store, so that later tests find it as it was. */
export function removeDay(dataDir: string, date: string): void {
  change(dataDir, 'delete from daily_horoscopes where date = ?', date);
}

/** Removes one reading from a running site's store. */
export function removeReading(dataDir: string, sign: string, date: string): void {
  change(dataDir, 'delete from daily_horoscopes where zodiac_sign = ? and date = ?', sign, date);
}

/** Withdraws one reading while the site runs, as the operator may. */
export function withdrawReading(dataDir: string, sign: string, date: string): void {
  change(
    dataDir,
    'update daily_horoscopes set published = 0 where zodiac_sign = ? and date = ?',
    sign,
    date,
  );
}

/** Restores a withdrawn reading. */
export function restoreReading(dataDir: string, sign: string, date: string): void {
  change(
    dataDir,
    'update daily_horoscopes set published = 1 where zodiac_sign = ? and date = ?',
    sign,
    date,
  );
}

/** Gives one reading another introduction while the site runs, as another process on its store may. */
export function refreshReading(
  dataDir: string,
  sign: string,
  date: string,
  introduction: string,
): void {
  change(
    dataDir,
    'update daily_horoscopes set introduction = ? where zodiac_sign = ? and date = ?',
    introduction,
    sign,
    date,
  );
}

/** How many readings of a sign and date a site's store holds. */
export function countReadings(dataDir: string, sign: string, date: string): number {
  const database = open(dataDir);
  const { count } = database
    .prepare(
      'select count(*) as count from daily_horoscopes where zodiac_sign = ? and date = ? and published',
    )
    .get(sign, date) as { count: number };
  database.close();
  return count;
}

/** Returns when the site has noticed, and has dropped the pages that showed the rows. */
function change(dataDir: string, statement: string, ...values: string[]): void {
  const database = open(dataDir);
  database.prepare(statement).run(...values);
  database.close();
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, NOTICED_AFTER_MS);
}

function open(dataDir: string): DatabaseSync {
  return new DatabaseSync(path.join(dataDir, 'ephemera.db'), { timeout: 5_000 });
}

import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';

/** Takes a sign's readings out of a site's store while the site runs, as if they had never been made. */
export function removeReadings(dataDir: string, sign: string): void {
  const database = open(dataDir);
  database.prepare('delete from daily_horoscopes where zodiac_sign = ?').run(sign);
  database.close();
}

/** Takes the readings of a date out of a site's store, for the tests that come after to find it as it was. */
export function removeDay(dataDir: string, date: string): void {
  const database = open(dataDir);
  database.prepare('delete from daily_horoscopes where date = ?').run(date);
  database.close();
}

/** Takes one reading out of a site's store while the site runs. */
export function removeReading(dataDir: string, sign: string, date: string): void {
  const database = open(dataDir);
  database
    .prepare('delete from daily_horoscopes where zodiac_sign = ? and date = ?')
    .run(sign, date);
  database.close();
}

/** Takes one reading down while the site runs, as the operator may. */
export function withdrawReading(dataDir: string, sign: string, date: string): void {
  const database = open(dataDir);
  database
    .prepare('update daily_horoscopes set published = 0 where zodiac_sign = ? and date = ?')
    .run(sign, date);
  database.close();
}

/** Puts a withdrawn reading up again. */
export function restoreReading(dataDir: string, sign: string, date: string): void {
  const database = open(dataDir);
  database
    .prepare('update daily_horoscopes set published = 1 where zodiac_sign = ? and date = ?')
    .run(sign, date);
  database.close();
}

/** Gives one reading another introduction while the site runs, as another process on its store may. */
export function refreshReading(
  dataDir: string,
  sign: string,
  date: string,
  introduction: string,
): void {
  const database = open(dataDir);
  database
    .prepare('update daily_horoscopes set introduction = ? where zodiac_sign = ? and date = ?')
    .run(introduction, sign, date);
  database.close();
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

function open(dataDir: string): DatabaseSync {
  return new DatabaseSync(path.join(dataDir, 'ephemera.db'), { timeout: 5_000 });
}

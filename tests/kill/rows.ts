import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import postgres from 'postgres';

/** A row of `daily_horoscopes` as stored, read without the server. */
export interface Row {
  zodiac_sign: string;
  date: string;
  title: string;
  introduction: string;
  published: boolean;
  sections: { title: string; content: string }[];
  lucky_elements: object;
  sky: unknown[];
  checks: unknown[];
  writing: { refusals: string[] };
}

export interface ClaimRow {
  key: string;
  holder: string;
  until: number;
}

/** The store as a trial reads it, without any server. */
export interface Rows {
  readings(): Promise<Row[]>;
  /** Every earlier text of a reading. */
  replaced(): Promise<{ zodiac_sign: string; date: string; introduction: string }[]>;
  /** The work claims, without the row that servers write to probe the store. */
  claims(): Promise<ClaimRow[]>;
  /** What the database's integrity check reports: nothing if it is whole. */
  damage(): Promise<string[]>;
  /** Removes a reading, as an operator with a database client might. False if there is none. */
  remove(sign: string, date: string): Promise<boolean>;
  close(): Promise<void>;
}

const READINGS = `select zodiac_sign, cast(date as text) as date, title, introduction, published,
  sections, lucky_elements, sky, checks, writing from daily_horoscopes order by date, zodiac_sign`;
const REPLACED =
  'select zodiac_sign, cast(date as text) as date, introduction from daily_horoscopes_history';
const CLAIMS = "select key, holder, until from work_claims where key <> 'probe'";
const JSON_COLUMNS = ['sections', 'lucky_elements', 'sky', 'checks', 'writing'];

export function sqliteRows(dataDir: string): Rows {
  const ask = <T>(act: (database: DatabaseSync) => T): T => {
    const database = new DatabaseSync(path.join(dataDir, 'ephemera.db'), { timeout: 10_000 });
    try {
      return act(database);
    } finally {
      database.close();
    }
  };
  const all = <T>(query: string) => ask((database) => database.prepare(query).all() as T[]);
  return {
    readings: async () =>
      all<Record<string, unknown>>(READINGS).map((row) => {
        const parsed = JSON_COLUMNS.map((name) => [name, JSON.parse(String(row[name]))]);
        return {
          ...row,
          published: row.published === 1,
          ...Object.fromEntries(parsed),
        } as unknown as Row;
      }),
    replaced: async () => all(REPLACED),
    claims: async () =>
      all<{ key: string; holder: string; until: string }>(CLAIMS).map((claim) => ({
        ...claim,
        until: Date.parse(claim.until),
      })),
    damage: async () =>
      all<{ integrity_check: string }>('pragma integrity_check')
        .map(({ integrity_check }) => integrity_check)
        .filter((said) => said !== 'ok'),
    remove: async (sign, date) =>
      ask(
        (database) =>
          database
            .prepare('delete from daily_horoscopes where zodiac_sign = ? and date = ?')
            .run(sign, date).changes > 0,
      ),
    close: async () => {},
  };
}

export function postgresRows(ownerUrl: string): Rows {
  const sql = postgres(ownerUrl, { max: 1, onnotice: () => {} });
  return {
    readings: async () => [...(await sql.unsafe<Row[]>(READINGS))],
    replaced: async () => [...(await sql.unsafe(REPLACED))] as never,
    claims: async () => {
      const claims = await sql.unsafe<{ key: string; holder: string; until: Date }[]>(CLAIMS);
      return claims.map((claim) => ({ ...claim, until: claim.until.getTime() }));
    },
    damage: async () => [],
    remove: async (sign, date) =>
      (await sql`delete from daily_horoscopes where zodiac_sign = ${sign} and date = ${date}`)
        .count > 0,
    close: () => sql.end({ timeout: 5 }),
  };
}

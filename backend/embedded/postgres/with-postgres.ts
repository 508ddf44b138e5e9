import postgres, { type Sql } from 'postgres';

/** For the first answer of a database, which may also take connections and say nothing, or close them. */
const ANSWERS_WITHIN_S = 5;

/**
 * Asks a Postgres database over one connection, which is then closed. Rejects with the driver's error, of code
 * `CONNECT_TIMEOUT` or `CONNECTION_DESTROYED`, if the database does not answer within five seconds.
 */
export async function withPostgres<T>(url: string, act: (sql: Sql) => Promise<T>): Promise<T> {
  const sql = postgres(url, { max: 1, connect_timeout: ANSWERS_WITHIN_S, onnotice: () => {} });
  // The driver connects again at once, without end, to what closes its connections (a balancer, say).
  const late = setTimeout(() => sql.end({ timeout: 0 }), ANSWERS_WITHIN_S * 1_000);
  try {
    await sql`select 1`.finally(() => clearTimeout(late));
    return await act(sql);
  } finally {
    await sql.end();
  }
}

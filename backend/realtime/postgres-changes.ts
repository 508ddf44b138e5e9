import postgres from 'postgres';
import type { Log } from '#services/log.ts';
import type { ChangeSource, RowChange } from './row-change.ts';

const CHANNEL = 'daily_horoscopes_changes';

/** The changes that a Postgres database tells of. A connection that is lost is made anew; what came meanwhile is missed. */
export function postgresChanges(url: string, log: Log): ChangeSource {
  const sql = postgres(url, { max: 1, onnotice: () => {} });
  return {
    async listen(onChange) {
      await sql.listen(CHANNEL, (payload) => {
        try {
          onChange(JSON.parse(payload) as RowChange);
        } catch (error) {
          log.warn({ err: error, payload }, 'A change of a reading could not be read.');
        }
      });
    },
    close: () => sql.end(),
  };
}

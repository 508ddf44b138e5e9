import postgres from 'postgres';
import type { Log } from '#services/log.ts';
import type { ChangeSource, RowChange } from './row-change.ts';

const CHANNEL = 'daily_horoscopes_changes';
/** A start waits for it. */
const CONNECTED_WITHIN_S = 5;

/** The changes that a Postgres database tells of. After a lost connection it listens again, and reports a gap. */
export function postgresChanges(url: string, log: Log): ChangeSource {
  const sql = postgres(url, { max: 1, connect_timeout: CONNECTED_WITHIN_S, onnotice: () => {} });
  return {
    async listen({ onChange, onGap }) {
      let hasListened = false;
      await sql.listen(
        CHANNEL,
        (payload) => {
          try {
            onChange(JSON.parse(payload) as RowChange);
          } catch (error) {
            log.warn({ err: error, payload }, 'A change of a reading could not be read.');
          }
        },
        () => {
          if (hasListened) onGap();
          hasListened = true;
        },
      );
    },
    close: () => sql.end(),
  };
}

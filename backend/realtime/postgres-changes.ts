import postgres from 'postgres';
import type { Log } from '#services/log.ts';
import type { ChangeSource, RowChange } from './row-change.ts';

const CHANNEL = 'daily_horoscopes_changes';
/** Servers notify each other here: only a received message proves that the connection still listens. */
const PULSE_CHANNEL = 'daily_horoscopes_pulse';
const PULSE = { everyMs: 10_000, silentAfterMs: 25_000 };
/** The driver queues one LISTEN per reconnect attempt, and all of them succeed at once. */
const GAPS_JOINED_MS = 100;
/** How long startup waits. */
const CONNECTED_WITHIN_S = 5;

/**
 * The changes that a Postgres database reports. After a lost connection it listens again, and reports a gap. If nothing
 * arrives for 25 seconds, it reports silence.
 */
export function postgresChanges(
  url: string,
  log: Log,
  { everyMs, silentAfterMs } = PULSE,
): ChangeSource {
  const sql = postgres(url, { max: 1, connect_timeout: CONNECTED_WITHIN_S, onnotice: () => {} });
  let pulse: NodeJS.Timeout | undefined;
  let gap: NodeJS.Timeout | undefined;
  return {
    async listen({ onChange, onGap, onSilence }) {
      let hasListened = false;
      let isSilent = false;
      let isNotifying = false;
      let heardAt = performance.now();

      function received(isGap = isSilent): void {
        heardAt = performance.now();
        isSilent = false;
        if (isGap) {
          gap ??= setTimeout(() => {
            gap = undefined;
            onGap();
          }, GAPS_JOINED_MS);
        }
      }

      await sql.listen(
        CHANNEL,
        (payload) => {
          try {
            onChange(JSON.parse(payload) as RowChange);
          } catch (error) {
            log.warn({ err: error, payload }, 'A change notification could not be parsed.');
          }
        },
        () => {
          received(hasListened);
          hasListened = true;
        },
      );
      await sql.listen(PULSE_CHANNEL, () => received());

      pulse = setInterval(async () => {
        if (!isSilent && performance.now() - heardAt > silentAfterMs) {
          isSilent = true;
          onSilence();
        }
        if (isNotifying) return;
        isNotifying = true;
        // Silence means that something failed.
        await sql.notify(PULSE_CHANNEL, '').catch(() => {});
        isNotifying = false;
      }, everyMs).unref();
    },
    close() {
      clearInterval(pulse);
      clearTimeout(gap);
      return sql.end();
    },
  };
}

import type { Backend } from '#backend/backend.ts';
import type { DataClient } from '#data/client.ts';
import { followReadings } from '#data/reading-changes.ts';
import { parseCivilDate } from '#domain/calendar/civil-date.ts';
import { parseSign } from '#domain/zodiac/signs.ts';
import type { Log } from '#services/log.ts';
import type { ReadingChanges } from '#services/reading-changes.ts';

/**
 * Tells the services about every reading that any server on the store has changed: on the embedded backend through
 * realtime's own event source, with a hosted project through a realtime subscription. The services know whether changes
 * are being received. After a gap, any reading may have changed. The returned function stops it.
 */
export function subscribeToChanges(
  { realtime }: Pick<Backend, 'realtime'>,
  data: DataClient,
  changes: ReadingChanges,
  log: Log,
): () => Promise<unknown> {
  const notify = (row: { zodiac_sign?: unknown; date?: unknown } | null) => {
    const sign = parseSign(String(row?.zodiac_sign));
    const date = parseCivilDate(String(row?.date));
    changes.notify(sign && date && { sign, date });
  };
  if (realtime) {
    realtime.follow({
      onChange: notify,
      onGap() {
        changes.setListening(true);
        changes.notify(null);
      },
      onSilence: () => changes.setListening(false),
    });
    return async () => {};
  }
  let isFailing = false;
  changes.setListening(false);
  followReadings(data.realtime, null, {
    onChange: ({ row }) => notify(row),
    onFollowing() {
      isFailing = false;
      changes.setListening(true);
      changes.notify(null);
    },
    // The client tries again every ten seconds; once is enough for the log.
    onFailure(error) {
      changes.setListening(false);
      if (!isFailing) log.warn({ err: error }, 'The store is not reporting changed readings.');
      isFailing = true;
    },
  });
  return () => data.realtime.disconnect();
}

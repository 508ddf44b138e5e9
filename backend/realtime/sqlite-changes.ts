import { DatabaseSync } from 'node:sqlite';
import type { Log } from '#services/log.ts';
import type { ChangeSource, RowChange } from './row-change.ts';

/** How often the table of changes is polled; each poll takes about twenty microseconds. */
const EVERY_MS = 250;

/** The changes that triggers record in a SQLite file, whichever process makes them. */
export function sqliteChanges(file: string, log: Log): ChangeSource {
  const database = new DatabaseSync(file, { readOnly: true, timeout: 20 });
  const newest = database.prepare('select max(number) as number from daily_horoscopes_changes');
  const since = database.prepare(
    'select number, type, id, zodiac_sign, date, at from daily_horoscopes_changes where number > ? order by number',
  );
  let looking: NodeJS.Timeout | undefined;

  return {
    async listen({ onChange, onGap }) {
      let last = Number(newest.get()?.number ?? 0);
      const look = () => {
        try {
          let before = '';
          for (const { number, ...change } of since.all(last)) {
            // Older rows were pruned before this process read them.
            if (Number(number) > last + 1) onGap();
            last = Number(number);
            // An update is recorded twice if another trigger then sets its time.
            const name = `${change.type} ${change.id}`;
            if (name !== before) onChange(change as unknown as RowChange);
            before = name;
          }
        } catch (error) {
          log.warn({ err: error }, 'The list of changed readings could not be read.');
        }
      };
      looking = setInterval(look, EVERY_MS).unref();
    },
    async close() {
      clearInterval(looking);
      database.close();
    },
  };
}

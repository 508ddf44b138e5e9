import { changeFilter } from './change-filter.ts';
import type { Message } from './messages.ts';
import { joinPayload } from './messages.ts';
import type { RowChange } from './row-change.ts';

/** A channel that a client has joined, and the changes it subscribes to. */
export interface Channel {
  topic: string;
  joinRef: string | null;
  /** The subscriptions, with the client's number for each. */
  asked: { id: number; matches: (change: RowChange) => boolean }[];
  /** The server's reply to the join. */
  reply: { postgres_changes: object[] };
  accessToken: string | null;
}

let lastId = 0;

/** The channel that a join requests, or a sentence on why it is refused. */
export function openChannel({ topic, joinRef, payload }: Message): Channel | { sentence: string } {
  const { success, data, error } = joinPayload.safeParse(payload ?? {});
  if (!success) return { sentence: `The join cannot be read: ${error.issues[0]?.message}` };
  const asked: Channel['asked'] = [];
  const told: object[] = [];
  for (const request of data.config.postgres_changes) {
    const matches = changeFilter(request);
    if ('sentence' in matches) return matches;
    const id = ++lastId;
    asked.push({ id, matches });
    told.push({ id, ...request });
  }
  return {
    topic,
    joinRef,
    asked,
    reply: { postgres_changes: told },
    accessToken: data.access_token ?? null,
  };
}

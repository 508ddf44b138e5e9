import { changeFilter } from './change-filter.ts';
import type { Message } from './messages.ts';
import { joinPayload } from './messages.ts';
import type { RowChange } from './row-change.ts';

/** A channel that a client has joined: which changes it is told of. */
export interface Channel {
  topic: string;
  joinRef: string | null;
  /** What was asked for, with the number that the client knows each by. */
  asked: { id: number; matches: (change: RowChange) => boolean }[];
  /** What the server answers to the join. */
  reply: { postgres_changes: object[] };
  accessToken: string | null;
}

let lastId = 0;

/** The channel that a join asks for, or a sentence on why there is none. */
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

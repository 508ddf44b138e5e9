import { type ChangeRequest, joinPayload, type Message } from './messages.ts';
import type { RowChange } from './row-change.ts';

/** A channel that a client has joined, and the changes it subscribes to. */
export interface Channel {
  topic: string;
  joinRef: string | null;
  /** The subscriptions, each with the id that the client is given. */
  asked: { id: number; matches: (change: RowChange) => boolean }[];
  /** The server's reply to the join. */
  reply: { postgres_changes: object[] };
  accessToken: string | null;
}

let lastId = 0;

/** The channel that a join requests, or a sentence on why it is refused. */
export function openChannel({ topic, joinRef, payload }: Message): Channel | { sentence: string } {
  const { success, data, error } = joinPayload.safeParse(payload ?? {});
  if (!success) return { sentence: `The join could not be parsed: ${error.issues[0]?.message}` };
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

/** The columns that a filter may name: those known without reading the row. */
const COLUMNS = ['id', 'zodiac_sign', 'date'] as const;
const FILTER = /^(\w+)=(eq|neq|lt|lte|gt|gte|in)\.(.*)$/s;

const COMPARISONS: Record<string, (value: string, wanted: string) => boolean> = {
  eq: (value, wanted) => value === wanted,
  neq: (value, wanted) => value !== wanted,
  lt: (value, wanted) => value < wanted,
  lte: (value, wanted) => value <= wanted,
  gt: (value, wanted) => value > wanted,
  gte: (value, wanted) => value >= wanted,
  in: (value, wanted) =>
    wanted
      .replace(/^\(|\)$/g, '')
      .split(',')
      .includes(value),
};

/** A predicate for the requested changes, or why the request is not supported. */
function changeFilter(
  asked: ChangeRequest,
): ((change: RowChange) => boolean) | { sentence: string } {
  const { event, schema, table, filter } = asked;
  if (schema !== 'public' && schema !== '*') return { sentence: `Unknown schema ${schema}.` };
  if (table !== undefined && !['daily_horoscopes', '*'].includes(table))
    return { sentence: `Changes to ${table} are not reported.` };
  const isAsked = (change: RowChange) => event === '*' || change.type === event;
  if (!filter) return isAsked;

  const [, column, operator, wanted] = FILTER.exec(filter) ?? [];
  const known = COLUMNS.find((name) => name === column);
  if (!known || !operator || wanted === undefined)
    return {
      sentence: `Unsupported filter; use column=operator.value with id, zodiac_sign or date: ${filter}`,
    };
  return (change) => isAsked(change) && COMPARISONS[operator]!(change[known], wanted);
}
